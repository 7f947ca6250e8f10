import type { OfficeIconName } from '../../kit/icons.ts'
import type { SignTone } from '../../kit/Sign.tsx'
import type { ListedDocument } from './content-filters.ts'

const genreWords: Readonly<Record<ListedDocument['genre'], string>> = {
  page: 'Pagina',
  news: 'Nieuws',
  article: 'Artikel',
  settings: 'Instellingen',
}

/** What a document is to who looks for it. */
export const genreInWords = ({ genre }: Pick<ListedDocument, 'genre'>): string => genreWords[genre]

const thisYear = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const otherYear = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day (YYYY-MM-DD) in words: `1 januari`, and `1 januari 2028` where that is not this year or the next. */
const dayInWords = (day: string, now: Date): string => {
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  const isNear = at.getUTCFullYear() - now.getUTCFullYear() <= 1
  return (isNear ? thisYear : otherYear).format(at)
}

interface StateWords {
  icon: OfficeIconName
  words: string
  tone?: SignTone
}

/** What each state means to visitors, for who reads its word for the first time. */
export const stateAbout: Readonly<Record<ListedDocument['state'], string>> = {
  published: 'Bezoekers lezen deze tekst.',
  changed: 'Er is een nieuwere tekst, die bezoekers nog niet zien. Op de site staat de vorige.',
  new: 'Een concept dat nog nooit op de site stond.',
  hidden: 'Op de site voor wie het adres heeft, maar niet te vinden in ons zoeken of in Google.',
  planned: 'Gepubliceerd, maar pas te lezen vanaf de dag die erbij staat.',
  withdrawn: 'Weggehaald. Bezoekers gaan naar een andere pagina, of lezen dat deze er niet is.',
}

type Standing = Pick<ListedDocument, 'state' | 'number' | 'from'>

/** How a document stands, in its sign and its words. */
export const stateInWords = ({ state, number, from }: Standing, now = new Date()): StateWords => {
  const draft = number === null ? '' : `, concept ${number}`
  switch (state) {
    case 'published':
      return { icon: 'check', words: 'Op de site', tone: 'good' }
    case 'changed':
      return { icon: 'note', words: `Concept ${number ?? ''}`.trim() }
    case 'new':
      return { icon: 'note', words: 'Nieuw' }
    case 'hidden':
      return { icon: 'dot', words: 'Verborgen' }
    case 'planned':
      return { icon: 'clock', words: from === null ? 'Gaat later' : `Gaat op ${dayInWords(from, now)}` }
    case 'withdrawn':
      return { icon: 'out', words: `Van de site${draft}` }
  }
}
