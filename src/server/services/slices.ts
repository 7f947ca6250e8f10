/** A pause between two pieces of long work, in which other work has its turn where this went on long enough. */
export type Rest = () => Promise<void>

/** Milliseconds that long work goes on before other work of the process gets its turn. */
const mostInOneGo = 12

/**
 * Cuts long work into slices, so that visitors of the same process wait for a slice and not for the whole. Between two pieces of
 * it, each of some milliseconds at most, the work awaits what this answers: other work then runs if this went on long enough.
 */
export const inSlices = (most = mostInOneGo): Rest => {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < most) return
    await new Promise<void>((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
