import { type Heard, heardIn } from './news-count.ts'

/** What an open stream says. */
interface StreamTold {
  heard(text: string): void
  /** There is still somebody at the other end. */
  beat(): void
  /** It ended, and does not open again by itself. */
  failed(): void
}

/** How news comes to this tab. `after` is where it goes on; undefined begins with what happens from now on. */
export interface NewsWays {
  open(after: string | undefined, told: StreamTold): { close(): void }
  /** Asks once. `over`: nobody is logged in, or not for this; undefined: no answer came. */
  ask(after: string | undefined): Promise<{ text: string } | 'over' | undefined>
}

export interface Following {
  stop(): void
  /** Whether it ended, by `stop` or because nobody is logged in. */
  isOver(): boolean
}

/** Milliseconds without a word after which a stream counts as one that a proxy holds back: three signs of life. */
export const silentMs = 45_000
/** Milliseconds between two times that are asked instead. */
export const askMs = 15_000
/** How often is asked before a stream is tried again. */
const asksBefore = 8

/**
 * Follows the news by a stream, and by asking every 15 seconds while no stream opens or nothing comes through it. Ends by itself
 * once nobody is logged in.
 */
export const followNews = (ways: NewsWays, tell: (heard: Heard) => void, from?: string): Following => {
  let after = from
  let stream: { close(): void } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let asks = 0
  let isOver = false

  const take = (text: string) => {
    const heard = heardIn(text)
    if (!heard) return
    after = heard.after
    tell(heard)
  }
  const wait = (milliseconds: number, next: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(next, milliseconds)
  }
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    stream?.close()
  }
  const listen = () => {
    const alive = () => wait(silentMs, askInstead)
    alive()
    stream = ways.open(after, {
      heard(text) {
        alive()
        take(text)
      },
      beat: alive,
      failed: askInstead,
    })
  }
  const askInstead = () => {
    stream?.close()
    stream = undefined
    asks = 0
    void ask()
  }
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    const answer = await ways.ask(after)
    if (isOver) return
    if (answer === 'over') return stop()
    if (answer) take(answer.text)
    asks++
    wait(askMs, asks % asksBefore === 0 ? listen : () => void ask())
  }
  listen()
  return { stop, isOver: () => isOver }
}
