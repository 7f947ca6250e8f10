import { cancellation, cancelMembership } from '../../../core/contract/contact.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import { type FrozenAnswer, frozenOf } from '../../../core/fields/frozen.ts'
import { dayOf, formatDay } from '../../../core/kernel/clock.ts'
import { masked } from '../dead-letters/read.ts'
import type { FrozenDocument } from '../submissions/insert.ts'
import type { EndedMembership } from './end-membership.ts'

export type Cancellation = RequestOf<typeof cancelMembership>['body']

const untilLabel = 'Lid tot en met'

const explanationLabel = cancellation.parts.explanation.facts.label

/** Said in a mail in place of what somebody wrote. */
const notRepeated = 'Heb je aan ons geschreven. In deze e-mail herhalen we het niet.'

/** What a mail program makes a link or a telephone number of. */
const leadsSomewhere = /[/:@]|www|\p{L}{2,}\.\p{L}{2,}|\d{5}/iu

/** Whether a typed line may be repeated in the mailbox of who did not show that it is theirs. */
export const isTame = (line: string): boolean => !leadsSomewhere.test(line)

/** Lines that are one's own words; the others come out of a list or have a form that carries no message. */
const free: ReadonlySet<string> = new Set(
  (['infix', 'lastName', 'streetName', 'city'] as const).map((name) => cancellation.parts[name].facts.label),
)

/** Anybody can have this mail sent to anybody: it carries no message from the one to the other. */
const withoutMessage = ({ label, value, ...rest }: FrozenAnswer): FrozenAnswer => {
  if (label === explanationLabel) return { ...rest, label, value: notRepeated }
  return { ...rest, label, value: free.has(label) && !isTame(value) ? masked(value) : value }
}

/**
 * The form as it was filled in and, where a membership ends by it, its last day. `isKnown`: nobody can have more than
 * one such mail sent to an address that is not their own.
 */
export const freezeCancellation = (
  body: Cancellation,
  { ended, isKnown }: { ended: EndedMembership | undefined; isKnown: boolean },
): FrozenDocument => {
  const until = ended ? [{ label: untilLabel, value: formatDay(dayOf(ended.lastDay), 'plain') }] : []
  const linesFor = (reader: 'mail' | 'office') => [
    ...frozenOf(cancelMembership.body ?? cancelMembership.query, body, { for: reader }),
    ...until,
  ]
  const mail = linesFor('mail')
  return {
    title: 'Lidmaatschap opzeggen',
    office: linesFor('office'),
    mail: isKnown ? mail : mail.map(withoutMessage),
  }
}

/** The last day that was told when the cancellation came in, in words; undefined when nothing ended by it. */
export const untilIn = ({ mail }: FrozenDocument): string | undefined =>
  mail.find(({ label }) => label === untilLabel)?.value
