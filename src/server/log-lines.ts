/** Where buffered lines are written to: `pino.destination` without a `minLength` of its own. */
export interface Outlet {
  write(text: string): unknown
  flushSync(): void
}

/** The number of characters at which the buffer is written out. */
const maxBuffered = 16 * 1024
/** Milliseconds that a line stays in the buffer at most. */
const longestWait = 100

export interface LogBuffer {
  write(line: string): void
  /** Writes everything before it returns; called at the end of the process. */
  flushSync(): void
}

/**
 * Buffers log lines and writes them together, a tenth of a second late at most: one write per line would cost every page a system
 * call. Pino's own destination can buffer too, but counts all waiting bytes again at every line.
 */
export const gatherLines = (out: Outlet): LogBuffer => {
  let held = ''
  let waiting: NodeJS.Timeout | undefined
  const handOn = () => {
    clearTimeout(waiting)
    waiting = undefined
    const text = held
    held = ''
    if (text !== '') out.write(text)
  }
  return {
    write(line) {
      held += line
      if (held.length >= maxBuffered) handOn()
      else waiting ??= setTimeout(handOn, longestWait).unref()
    },
    flushSync() {
      handOn()
      out.flushSync()
    },
  }
}
