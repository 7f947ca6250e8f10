import { documentPath } from '../../../core/fields/content/document.ts'
import { dayInShort, timeOf } from '../../kit/When.tsx'
import type { WritingView } from './document-machine.ts'
import { isObject } from './pair-lists.ts'
import type { ReadDocument } from './use-document.ts'

/** What a document is called: its title, or what it has in the place of one. */
export const titleOf = (body: unknown, codename: string): string => {
  if (isObject(body) && body.kind === 'settings') return 'Instellingen'
  const title = isObject(body) ? body.title : undefined
  return typeof title === 'string' && title.trim() !== '' ? title : codename
}

/** `1 januari`, of a day as documents have it. */
const dayOf = (body: unknown): string | undefined => {
  const date = isObject(body) ? body.date : undefined
  const at = typeof date === 'string' ? new Date(`${date}T12:00:00Z`) : undefined
  return at && !Number.isNaN(at.getTime())
    ? new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at)
    : undefined
}

type Standing = Pick<ReadDocument, 'state' | 'draft' | 'published'>

/** How a document stands, for its head: `Concept 12, nog niet op de site`. The part behind the comma goes on a small screen. */
export const standingOf = ({ state, draft, published }: Standing): [string, string?] => {
  const day = dayOf(published?.body)
  if (draft && state === 'new') return [`Concept ${draft.number}`, 'nog niet op de site']
  if (draft && state === 'withdrawn') return [`Concept ${draft.number}`, 'de pagina is van de site']
  if (draft) return [`Concept ${draft.number}`, 'op de site staat een andere tekst']
  if (state === 'withdrawn') return ['Van de site']
  if (state === 'new') return ['Nog niet op de site']
  if (state === 'planned') return [day ? `Gaat op ${day}` : 'Gaat later', 'nog niet op de site']
  if (state === 'hidden') return ['Op de site', 'verborgen']
  return ['Op de site']
}

/** The address at which visitors read a published text; undefined where it has none, or its day (YYYY-MM-DD) is yet to come. */
export const addressOnSite = (published: unknown, today: string): string | undefined => {
  if (!isObject(published)) return undefined
  const { path, date } = published
  const isLater = typeof date === 'string' && date > today
  return isLater || !documentPath.schema.safeParse(path).success ? undefined : String(path)
}

const dayKey = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** `Bewaard om 10.47 uur`, of what was saved today; the day of what is older. */
const savedInWords = (savedAt: string, now: Date): string => {
  const at = new Date(savedAt)
  if (Number.isNaN(at.getTime())) return 'Bewaard'
  return dayKey.format(at) === dayKey.format(now)
    ? `Bewaard om ${timeOf(at)} uur`
    : `Bewaard op ${dayInShort(at)}`
}

type Saving = Pick<WritingView, 'state' | 'savedAt' | 'isKept'>

/** Whether what is typed is saved, in words; undefined where nothing was ever saved. It is never said before it is. */
export const savingInWords = ({ state, savedAt, isKept }: Saving, now = new Date()): string | undefined => {
  switch (state) {
    case 'saved':
      return savedAt === undefined ? undefined : savedInWords(savedAt, now)
    case 'unsaved':
      return 'Nog niet bewaard'
    case 'saving':
      return 'Wordt bewaard'
    case 'offline':
      return isKept ? 'Offline, hier bewaard' : 'Offline, niet bewaard: laat dit scherm open'
    case 'refused':
      return 'Niet bewaard'
    case 'newer':
      return 'Niet bewaard: kies wat blijft'
  }
}
