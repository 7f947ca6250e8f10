/**
 * Runs what nobody waits for once the screen shows what comes of this moment, or when the page is left before that.
 * A tab that nobody looks at is not painted: there it waits for the visitor to come back, or to close it.
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
