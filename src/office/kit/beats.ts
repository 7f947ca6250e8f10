import type { Other } from './others-in-words.ts'

/** How the beats of a tab go out. */
export interface BeatWays {
  /**
   * Sends one, and answers who else is there. `refused`: this is nothing for whoever asks, or nobody is logged in any more;
   * undefined: no answer came. It never rejects.
   */
  send(isTyping: boolean): Promise<readonly Other[] | 'refused' | undefined>
  /** Says that the tab has it open no more, also while its page is being left. */
  leave(): void
}

export interface Beats {
  /** Something was typed: told at once, and then every ten seconds at most. */
  type(): void
  /** Whether the tab can be seen. Nothing is sent while it cannot. */
  show(isSeen: boolean): void
  /** Says that the page is being left. Who comes back to it by the browser's memory goes on. */
  leave(): void
  stop(): void
}

/** Milliseconds between two beats. */
export const beatMs = 20_000
/** Milliseconds after which typing is told again. */
export const typingMs = 10_000

/**
 * Says every twenty seconds that this tab has something open, from the first time that it is seen, and tells who else has. After a
 * refusal it is silent until somebody types or comes back to the tab, as they may have logged in again.
 */
export const startBeats = (ways: BeatWays, tell: (others: readonly Other[]) => void): Beats => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> | undefined
  let toldTypingAt: number | undefined
  let hasTyped = false
  let isSeen = false
  let isOver = false

  const beat = async (): Promise<void> => {
    clearTimeout(timer)
    const sent = ways.send(hasTyped)
    last = sent
    hasTyped = false
    const answer = await sent
    if (isOver) return
    const isRefused = answer === 'refused'
    // who is there is not known where no answer came
    tell(isRefused || answer === undefined ? [] : answer)
    clearTimeout(timer)
    if (isSeen && !isRefused) timer = setTimeout(() => void beat(), beatMs)
  }
  return {
    type() {
      hasTyped = true
      const now = Date.now()
      if (isOver || (toldTypingAt !== undefined && now - toldTypingAt < typingMs)) return
      toldTypingAt = now
      void beat()
    },
    show(seen) {
      if (seen === isSeen) return
      isSeen = seen
      clearTimeout(timer)
      if (seen) void beat()
    },
    leave() {
      if (last) ways.leave()
    },
    stop() {
      isOver = true
      clearTimeout(timer)
      // after the last beat, which would otherwise come later and leave somebody standing there
      void last?.then(() => ways.leave())
    },
  }
}
