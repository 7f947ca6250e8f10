import type { listDeadLetters } from '../../core/contract/dead-letters/dead-letters-calls.ts'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import { workInWords } from '../../core/dead-letters/queue-words.ts'
import { partnerReasonInWords } from '../../core/partners/reason-words.ts'

export type Letter = AnswerOf<typeof listDeadLetters>['items'][number]

/** What failed. A request that is brought to the mailbox of its sender is a mail. */
export const whatFailed = ({ queue, partner }: Pick<Letter, 'queue' | 'partner'>): string =>
  queue === 'partner.deliver' && partner?.name === 'mail' ? 'Bevestiging per e-mail' : workInWords(queue)

const failures: Readonly<Record<NonNullable<Letter['failure']>, string>> = {
  partner: 'een partner deed het niet',
  'for-good': 'kan zo niet lukken',
  other: 'een fout van de site, die in het log staat',
}

/** Why it failed: the reason of the partner where there is one, else what kind of failure it was. */
export const whyFailed = ({ reason, failure }: Pick<Letter, 'reason' | 'failure'>): string => {
  if (reason !== null) return partnerReasonInWords(reason)
  return failure === null ? 'onbekend' : failures[failure]
}

/** How often it was tried: `3.001 keer`. */
export const triesInWords = ({ tries }: Pick<Letter, 'tries'>): string =>
  tries === null ? 'onbekend' : `${tries.toLocaleString('nl-NL')} keer`

/** What is told once some of it goes again; `told` is the server's sentence about what was gone. */
export const sentInWords = (sent: number, told: string | null): string => {
  const many = sent === 1 ? 'Het is opnieuw onderweg.' : `${sent} zijn opnieuw onderweg.`
  return [sent === 0 ? 'Er ging niets opnieuw weg.' : many, told ?? ''].join(' ').trimEnd()
}
