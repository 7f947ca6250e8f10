import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { listExports } from '../../core/contract/request-export/request-export-calls.ts'
import type { requestChoices } from '../../core/contract/requests/requests-calls.ts'
import { mostExported } from '../../core/fields/staff/request-export.ts'
import { formatDay } from '../../core/kernel/day.ts'
import { stateChoices, type ToldState, toldFlag } from '../requests/request-words.ts'

export type Exported = AnswerOf<typeof listExports>['items'][number]
export type Choices = AnswerOf<typeof requestChoices>

export const formatWords: Readonly<Record<Exported['format'], string>> = { csv: 'CSV', xlsx: 'Excel' }

const states: Readonly<Record<Exported['state'], ToldState>> = {
  waiting: { icon: 'clock', words: 'Wacht op zijn beurt' },
  running: { icon: 'clock', words: 'Wordt gemaakt' },
  ready: { icon: 'check', words: 'Klaar', tone: 'good' },
  failed: { icon: 'warning', words: 'Mislukt', tone: 'late' },
  gone: { icon: 'cross', words: 'Verlopen' },
}

/** How a file stands. */
export const toldExport = ({ state }: Pick<Exported, 'state'>): ToldState => states[state]

/** Whether a file is still to come. */
export const isComing = ({ state }: Pick<Exported, 'state'>): boolean =>
  state === 'waiting' || state === 'running'

const inWords = (count: number): string => count.toLocaleString('nl')

/** Why a file was not made, and what one can do, in a sentence; undefined for one that was. */
export const whyFailed = ({ state, problem, format }: Exported): string | undefined => {
  if (state !== 'failed') return undefined
  const orCsv = format === 'xlsx' ? ', of kies CSV' : ''
  switch (problem) {
    case 'too-many':
      return `Het zijn er meer dan ${inWords(mostExported[format])}. Kies een kortere periode${orCsv}.`
    case 'too-large':
      return `Samen is het te groot voor één bestand. Kies een kortere periode${orCsv}.`
    case 'not-allowed':
      return 'Bestanden met aanvragen horen niet meer bij je rol.'
    default:
      return 'Het maken lukte niet. Vraag het nog eens.'
  }
}

const ownerIn = (owner: string, ownId: string, { colleagues }: Choices): string => {
  if (owner === 'geen') return 'van niemand'
  if (owner === ownId) return 'van jou'
  const found = colleagues.find(({ id }) => id === owner)
  return found ? `van ${found.name}` : 'van een collega die geen aanvragen meer doet'
}

const isLastOfMonth = (day: string): boolean =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(8, 10) === '01'

/** A day in words, without its number: `november 2026`. */
const monthOf = (day: string): string => formatDay(day, 'plain').replace(/^\d+ /, '')

/** The days on which requests came in, both YYYY-MM-DD: `van november 2026`; undefined where any day will do. */
const periodInWords = ({ from, until }: Pick<Exported['filters'], 'from' | 'until'>): string | undefined => {
  if (from === undefined) return until && `tot en met ${formatDay(until, 'plain')}`
  if (until === undefined) return `vanaf ${formatDay(from, 'plain')}`
  const isMonth = from.slice(0, 7) === until.slice(0, 7) && from.endsWith('-01') && isLastOfMonth(until)
  return isMonth
    ? `van ${monthOf(from)}`
    : `van ${formatDay(from, 'plain')} tot en met ${formatDay(until, 'plain')}`
}

const kindIn = (kind: string, { kinds }: Choices): string =>
  kinds.find((one) => one.kind === kind)?.words ?? kind

/** What narrows the requests, but for their kind and the days on which they came in. */
const narrowedInWords = (
  { state, desk, owner, open, flag }: Exported['filters'],
  choices: Choices,
  ownId: string,
): (string | undefined)[] => [
  state && `stand ${stateChoices.find(({ value }) => value === state)?.label ?? state}`,
  desk && `loket ${choices.desks.find((one) => one.desk === desk)?.name ?? desk}`,
  owner && ownerIn(owner, ownId, choices),
  open && (open === 'ja' ? 'alleen open' : 'alleen klaar'),
  flag && `let op: ${toldFlag(flag)}`,
]

/** Which requests are in a file, in words: `Klus boeken, loket Juridisch, alleen open`. */
export const exportInWords = (
  { filters }: Pick<Exported, 'filters'>,
  choices: Choices,
  ownId: string,
): string => {
  const words = [
    filters.kind === undefined ? 'Alle soorten' : kindIn(filters.kind, choices),
    ...narrowedInWords(filters, choices, ownId),
    periodInWords(filters),
  ]
  return words.filter(Boolean).join(', ')
}

/** What comes of a form, before it is sent: `Aanvragen van november 2026, als XLSX, hoogstens 20.000 rijen.` */
export const comingInWords = (
  { filters, format }: Pick<Exported, 'filters' | 'format'>,
  choices: Choices,
  ownId: string,
): string => {
  const words = [
    ['Aanvragen', periodInWords(filters)].filter(Boolean).join(' '),
    filters.kind && kindIn(filters.kind, choices),
    ...narrowedInWords(filters, choices, ownId),
    `als ${format.toUpperCase()}`,
    `hoogstens ${inWords(mostExported[format])} rijen`,
  ]
  return `${words.filter(Boolean).join(', ')}.`
}
