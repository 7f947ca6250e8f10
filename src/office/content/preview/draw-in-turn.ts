/** Milliseconds that somebody does not type before the page is drawn anew. */
export const restBeforeDrawing = 600

interface Ways<Wanted, Drawn> {
  /** Draws; it tells of a failure by its answer. */
  draw(wanted: Wanted): Promise<Drawn>
  show(drawn: Drawn): void
}

export interface Turns<Wanted> {
  /** Wants this drawn, in place of what was wanted before and not begun: after a rest, or `now`. */
  want(next: Wanted, how?: { now?: boolean }): void
  stop(): void
}

/** Draws one thing at a time, the newest that is wanted: what was wanted in between is never drawn. */
export const drawInTurn = <Wanted, Drawn>({ draw, show }: Ways<Wanted, Drawn>): Turns<Wanted> => {
  let next: { wanted: Wanted } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDrawing = false
  let isOver = false

  const begin = async (): Promise<void> => {
    timer = undefined
    if (isDrawing || !next) return
    const { wanted } = next
    next = undefined
    isDrawing = true
    const drawn = await draw(wanted)
    isDrawing = false
    if (isOver) return
    show(drawn)
    // its rest was over while this was drawn
    if (next && timer === undefined) await begin()
  }
  return {
    want(wanted, { now = false } = {}) {
      next = { wanted }
      clearTimeout(timer)
      timer = setTimeout(() => void begin(), now ? 0 : restBeforeDrawing)
    },
    stop() {
      isOver = true
      next = undefined
      clearTimeout(timer)
    },
  }
}
