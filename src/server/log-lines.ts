/** Destination of the buffered lines: `pino.destination` without a `minLength` of its own. */
export interface Outlet {
  write(text: string): unknown
  /** Writes what waits, now. */
  flushSync(): void
}

/** Buffer size, in characters. */
const mostHeld = 16 * 1024
/** Longest time that a line stays in the buffer, in milliseconds. */
const longestWait = 100

/** A destination for pino. */
export interface Lines {
  write(line: string): void
  /** Hands on and writes everything, now: at the end of the process. */
  flushSync(): void
}

/**
 * Buffered log lines: written together, at most a tenth of a second late: a write for each would cost every page a system call.
 * Pino's own destination can gather too, but counts all bytes that wait again at every line.
 */
export const gatherLines = (out: Outlet): Lines => {
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
      if (held.length >= mostHeld) handOn()
      else waiting ??= setTimeout(handOn, longestWait).unref()
    },
    flushSync() {
      handOn()
      out.flushSync()
    },
  }
}
