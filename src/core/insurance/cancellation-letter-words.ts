import type { FrozenAnswer } from '../fields/brick/frozen.ts'
import { amsterdamDay } from '../kernel/clock.ts'
import { formatDay } from '../kernel/day.ts'

/** Whether a letter waits for the new insurance, is about to be sent, was sent, or will never be sent. */
export type LetterState = 'waiting' | 'ordered' | 'sent' | 'void'

export interface LetterStatus {
  number: number
  insurerName: string
  /** The kind of insurance, such as `Opstalverzekering`. */
  kind: string
  /** YYYY-MM-DD: the day on which the old insurance is to end. */
  cancellationDate: string
  state: LetterState
  /** ISO 8601 instant; null before it was sent. */
  sentAt: string | null
}

/** The insurance that a letter cancels, in words: `Opstalverzekering bij FBTO (Achmea), per 1 januari 2027`. */
export const cancelledInWords = ({ kind, insurerName, cancellationDate }: LetterStatus): string =>
  `${kind} bij ${insurerName}, per ${formatDay(cancellationDate, 'plain')}`

const stateSentence = ({ state, sentAt }: LetterStatus): string => {
  if (sentAt !== null) return `Verstuurd op ${formatDay(amsterdamDay(sentAt), 'plain')}.`
  if (state === 'void') return 'Niet verstuurd: je nieuwe verzekering gaat niet door.'
  return state === 'ordered'
    ? 'We versturen de brief zo snel mogelijk.'
    : 'We versturen de brief als je nieuwe verzekering is geaccepteerd.'
}

/** Rows with the state of a request's letters, for the page of the request. */
export const letterRows = (letters: readonly LetterStatus[]): FrozenAnswer[] =>
  letters.map((one) => ({
    section: 'Je oude verzekering opzeggen',
    label: `Opzegbrief ${one.number}`,
    value: `${cancelledInWords(one)}. ${stateSentence(one)}`,
  }))
