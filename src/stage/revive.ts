/**
 * Draws again when the browser, which may take the graphics card away at any time, has given it back.
 * Phaser mends its textures by itself then, but a loop that sleeps would never show them.
 */
export function reviveWith(canvas: HTMLCanvasElement, draw: () => void): void {
  // Phaser listens since before this, so that its mending is done when this is called.
  canvas.addEventListener('webglcontextrestored', draw)
}
