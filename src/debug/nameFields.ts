/** Names every field of a pane by the label beside it, which its library ties to none. */
export function nameFields(pane: Element): void {
  for (const row of pane.querySelectorAll('.tp-lblv')) {
    const name = row.querySelector('.tp-lblv_l')?.textContent ?? ''
    for (const field of row.querySelectorAll('input')) field.ariaLabel = name
  }
}
