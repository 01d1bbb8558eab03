/**
 * Redraws after the browser restores a lost WebGL context. Phaser restores its textures by itself,
 * but a sleeping loop would never show them.
 */
export function redrawOnRestore(canvas: HTMLCanvasElement, draw: () => void): void {
  // Phaser's own listener was added earlier, so its textures are restored by now.
  canvas.addEventListener('webglcontextrestored', draw)
}
