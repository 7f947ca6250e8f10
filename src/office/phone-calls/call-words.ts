import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { listCalls } from '../../core/contract/phone-calls/phone-calls-calls.ts'
import { type CallOutcome, callOutcomes, outcomeInWords } from '../../core/staff/phone-calls.ts'
import type { OfficeIconName } from '../kit/icons.ts'

export type ListedCall = AnswerOf<typeof listCalls>['items'][number]
type About = ListedCall['about']

/** How a call ended, that the key of this digit chooses; undefined for any other key. */
export const outcomeOfKey = (key: string): CallOutcome | undefined =>
  /^[1-9]$/.test(key) ? callOutcomes[Number(key) - 1]?.value : undefined

/** Whom a call was about: `de Vries (7KQM-X4TF)`; undefined for nobody. */
export const aboutInWords = (about: About): string | undefined => {
  if (!about) return undefined
  const { name, reference } = about
  if (name !== null && reference !== null) return `${name} (${reference})`
  return name ?? reference ?? 'een lid'
}

/** What is told once a call was noted: `Genoteerd bij de Vries (7KQM-X4TF): beantwoord.` */
export const notedInWords = (outcome: string, about: About): string => {
  const whom = aboutInWords(about)
  return `Genoteerd${whom === undefined ? '' : ` bij ${whom}`}: ${outcomeInWords(outcome).toLowerCase()}.`
}

/** How often calls ended so, in the order of their keys: `12 beantwoord, 1 doorverbonden`. */
export const countsInWords = (counts: Readonly<Record<string, number>>): string => {
  const told = callOutcomes.flatMap(({ value, label }) => {
    const count = Object.hasOwn(counts, value) ? (counts[value] ?? 0) : 0
    return count > 0 ? [`${count.toLocaleString('nl-NL')} ${label.toLowerCase()}`] : []
  })
  return told.length > 0 ? told.join(', ') : 'nog geen gesprekken'
}

const icons: Readonly<Record<CallOutcome, OfficeIconName>> = {
  answered: 'check',
  'call-back': 'clock',
  'passed-on': 'onward',
  'request-made': 'inbox',
  nothing: 'dot',
}

/** The drawing of how a call ended. */
export const outcomeIcon = (outcome: string): OfficeIconName =>
  Object.hasOwn(icons, outcome) ? icons[outcome as CallOutcome] : 'phone'
