import { useLayoutEffect, useSyncExternalStore } from 'react'
import { newsPath } from '../../core/staff/news-path.ts'
import { type Following, followNews, type NewsWays } from './follow-news.ts'
import { type Changes, gathered, type Heard, newsCount } from './news-count.ts'

const addressAfter = (after: string | undefined): string =>
  after === undefined ? newsPath : `${newsPath}?after=${after}`

/** Milliseconds after which an answer is given up. */
const patience = 10_000

const ways: NewsWays = {
  open(after, { heard, beat, failed }) {
    const source = new EventSource(addressAfter(after))
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => heard(data))
    source.addEventListener('beat', beat)
    source.addEventListener('error', () => {
      // anything else it mends by itself
      if (source.readyState === EventSource.CLOSED) failed()
    })
    return source
  },
  async ask(after) {
    try {
      const signal = AbortSignal.timeout(patience)
      const answer = await fetch(addressAfter(after), { headers: { accept: 'application/json' }, signal })
      if (answer.status === 401 || answer.status === 403) return 'over'
      return answer.ok ? { text: await answer.text() } : undefined
    } catch {
      return undefined
    }
  },
}

// One stream for the whole tab, while a list shows in it and the tab is looked at: a browser has few connections to one server.
let changes: Changes = new Map()
let after: string | undefined
let following: Following | undefined
const listeners = new Set<() => void>()

const show = (next: Changes) => {
  if (next === changes) return
  changes = next
  for (const listener of listeners) listener()
}

const hear = (heard: Heard) => {
  after = heard.after
  show(gathered(changes, heard))
}

/** Follows the news, or stops, as it is wanted now. One that ended because nobody was logged in is begun again. */
const settle = () => {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible'
  if (!isWanted) {
    following?.stop()
    following = undefined
  } else if (!following || following.isOver()) following = followNews(ways, hear, after)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (listeners.size === 1) document.addEventListener('visibilitychange', settle)
  settle()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', settle)
    settle()
  }
}

/** A list is read: what changed until now is in it. */
const forget = () => {
  if (changes.size > 0) show(new Map())
  // whoever follows nothing yet begins with what happens from now on
  if (!following) after = undefined
}

/**
 * How many requests changed since a list of them was read, those aside that the list shows as they are now. `shown` are its rows;
 * `isReading` is true while it is being read.
 */
export const useNews = (
  shown: readonly { reference: string; version: number }[] | undefined,
  isReading: boolean,
): number => {
  // before the news is followed, which begins after this
  useLayoutEffect(() => {
    if (isReading) forget()
    else if (following) settle()
  }, [isReading])
  return newsCount(
    useSyncExternalStore(subscribe, () => changes),
    shown,
  )
}
