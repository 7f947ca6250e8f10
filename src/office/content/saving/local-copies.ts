import type { SavedText, Unsaved } from './document-machine.ts'
import { isObject } from './pair-lists.ts'

/** What a browser kept of a document that was being written, when its tab went before it was saved. */
export interface LocalCopy extends Unsaved {
  key: string
  /** Milliseconds since 1970. */
  at: number
}

const prefix = 'beheer-tekst:'
/** Most copies, most letters of one, and most milliseconds that it is kept. */
const mostCopies = 12
const mostLetters = 1_000_000
const mostAge = 30 * 86_400_000

const prefixOf = (staffId: string, codename: string) => `${prefix}${staffId}:${codename}:`

/**
 * The name of a new copy of a document, of who writes it. Each time that it is opened has its own, so that two tabs of one person
 * do not write over each other's.
 */
export const newCopyKey = (staffId: string, codename: string): string =>
  `${prefixOf(staffId, codename)}${Math.random().toString(36).slice(2, 10)}`

const isText = (value: unknown): value is SavedText =>
  isObject(value) && (value.number === null || typeof value.number === 'number') && isObject(value.body)

const readCopy = (key: string): LocalCopy | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    if (!isObject(kept) || !isText(kept.base) || !isObject(kept.body) || typeof kept.at !== 'number')
      return undefined
    const doubtful = isObject(kept.doubtful) ? kept.doubtful : undefined
    return { key, base: kept.base, body: kept.body, doubtful, at: kept.at }
  } catch {
    return undefined
  }
}

const keysWith = (beginning: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(beginning))

/** Makes room: copies that nothing can be read from or that are old, and the oldest of too many. */
const makeRoom = (now: number): void => {
  const copies = keysWith(prefix).map((key) => ({ key, at: readCopy(key)?.at ?? 0 }))
  const fresh = copies.filter(({ at }) => now - at < mostAge).toSorted((one, other) => other.at - one.at)
  const kept = new Set(fresh.slice(0, mostCopies - 1).map(({ key }) => key))
  for (const { key } of copies) if (!kept.has(key)) localStorage.removeItem(key)
}

/**
 * Keeps what is not saved of a document in this browser; undefined lets it go. Answers whether it is kept: a browser may keep
 * nothing, or have no room. Texts of documents are no personal data.
 */
export const keepCopy = (key: string, unsaved: Unsaved | undefined): boolean => {
  try {
    if (!unsaved) {
      localStorage.removeItem(key)
      return true
    }
    const now = Date.now()
    const text = JSON.stringify({ ...unsaved, at: now })
    if (text.length > mostLetters) return false
    if (localStorage.getItem(key) === null) makeRoom(now)
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** What this browser kept of a document, the newest first. */
export const copiesOf = (staffId: string, codename: string): LocalCopy[] => {
  try {
    return keysWith(prefixOf(staffId, codename))
      .flatMap((key) => readCopy(key) ?? [])
      .toSorted((one, other) => other.at - one.at)
  } catch {
    return []
  }
}

export const dropCopy = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // a browser that keeps nothing has nothing to let go
  }
}
