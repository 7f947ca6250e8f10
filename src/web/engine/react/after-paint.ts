/**
 * Runs work that nobody waits for, after the screen shows the current change, or when the page is left before that. A tab in the
 * background is not painted: there it waits until the visitor comes back or closes it.
 */
export const afterPaint = (work: () => void): void => {
  const run = () => {
    window.removeEventListener('pagehide', run)
    waiting?.()
    waiting = undefined
  }
  let waiting: typeof work | undefined = work
  window.addEventListener('pagehide', run)
  // a frame is painted after its callbacks, and before the next task
  window.requestAnimationFrame(() => setTimeout(run))
}
