import { instantOf } from '../kernel/clock.ts'

/** What the person who made an appointment may change of it without a call. */
export interface ChangeRules {
  /** Minutes before the appointment until which it may be moved or cancelled. */
  changeNotice: number
  /** How often it may (still) be moved. */
  moves: number
}

const minutesInWords = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60} uur` : `${minutes} minuten`

/** Until when an appointment may be changed: `tot 24 uur van tevoren`, or until it begins. */
const untilInWords = (changeNotice: number): string =>
  changeNotice === 0 ? 'tot het begin' : `tot ${minutesInWords(changeNotice)} van tevoren`

/** A sentence about what may be changed of an appointment that is not made yet. */
export const changesInWords = ({ changeNotice, moves }: ChangeRules): string => {
  const until = untilInWords(changeNotice)
  return moves === 0
    ? `Je kunt je afspraak ${until} zelf afzeggen.`
    : `Je kunt je afspraak ${until} zelf verzetten (hoogstens ${moves} keer) of afzeggen.`
}

/** Why an appointment cannot be changed: it is cancelled, it is over, or it begins too soon. */
export type ChangeRefusal = 'cancelled' | 'past' | 'late'

/** Why an appointment cannot be changed at `now` (milliseconds); undefined where it can. */
export const changeRefusalOf = (
  {
    start,
    cancelled,
    changeNotice,
  }: { start: string; cancelled: boolean } & Pick<ChangeRules, 'changeNotice'>,
  now: number,
): ChangeRefusal | undefined => {
  if (cancelled) return 'cancelled'
  const begins = instantOf(start)
  if (begins <= now) return 'past'
  return begins - now < changeNotice * 60_000 ? 'late' : undefined
}

/** The reason in a sentence, for whoever opens the link of the appointment. */
export const changeRefusalInWords = (closed: ChangeRefusal, changeNotice: number): string =>
  ({
    cancelled: 'Deze afspraak is afgezegd.',
    past: 'Deze afspraak is al geweest.',
    late: `Zelf verzetten of afzeggen kan ${untilInWords(changeNotice)}. Dat is voorbij. Bel ons als je niet kunt.`,
  })[closed]

/** The sentence for an appointment that was moved as often as it may be. */
export const noMovesLeft = 'Je hebt deze afspraak zo vaak verzet als kan. Bel ons voor een ander tijdstip.'
