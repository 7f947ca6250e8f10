import type { listCallbacks } from '../../../core/contract/callback/callback-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { OfficeIconName } from '../../kit/icons.ts'
import type { SignTone } from '../../kit/Sign.tsx'
import { inShort, timeOf } from '../../kit/When.tsx'

export type Callback = AnswerOf<typeof listCallbacks>['items'][number]

/** After so many times nobody answered, another way is worth a thought. */
const timesWorthAThought = 3

/** What is told once somebody was called, and once they did not answer. */
export const toldCalled = 'Gebeld en afgehandeld.'
export const toldNotReached = 'Niet bereikt: de afspraak blijft staan.'

/** When somebody is called: `9.00 - 9.30 uur`. */
export const whenInWords = ({ start, end }: Pick<Callback, 'start' | 'end'>): string =>
  `${timeOf(new Date(start))} - ${timeOf(new Date(end))} uur`

interface ToldStanding {
  icon: OfficeIconName
  words: string
  tone: SignTone | undefined
}

const timesInWords = (times: number): string => (times === 1 ? '1 keer' : `${times} keer`)

/** Whether somebody was called, was not reached, or still waits for it, also past the time that they were told. */
export const toldCallback = (
  { calledAt, timesNotReached, end }: Pick<Callback, 'calledAt' | 'timesNotReached' | 'end'>,
  now = new Date(),
): ToldStanding => {
  if (calledAt !== null) return { icon: 'check', words: `gebeld ${inShort(calledAt, now)}`, tone: 'good' }
  if (timesNotReached > 0)
    return { icon: 'warning', words: `${timesInWords(timesNotReached)} niet bereikt`, tone: 'soon' }
  return new Date(end).getTime() < now.getTime()
    ? { icon: 'warning', words: 'nog niet gebeld', tone: 'late' }
    : { icon: 'clock', words: 'nog te bellen', tone: undefined }
}

/** What else can be done about somebody who does not answer; undefined as long as trying again is enough. */
export const hintFor = ({
  calledAt,
  timesNotReached,
}: Pick<Callback, 'calledAt' | 'timesNotReached'>): string | undefined =>
  calledAt === null && timesNotReached >= timesWorthAThought
    ? 'Neemt niet op. Vraag in de aanvraag per bericht wanneer het wel kan, of handel die af.'
    : undefined

/** The address that makes a phone call the number; digits and a plus alone. */
export const telOf = (phoneNumber: string): string => `tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`
