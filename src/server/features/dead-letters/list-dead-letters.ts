import type { listDeadLetters as call } from '../../../core/contract/dead-letters/dead-letters-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { RequestContext } from '../../services/context.ts'
import type { ReadLetter } from '../../services/dead-letters/read-dead-letters.ts'
import { listDeadLetters as verb } from '../../services/dead-letters/verbs.ts'

type Answer = AnswerOf<typeof call>
type Item = Answer['items'][number]

const failureOf = ({ failure }: ReadLetter): Item['failure'] => {
  if (failure === null) return null
  if (failure === 'PermanentFailure') return 'for-good'
  return failure === 'PartnerError' ? 'partner' : 'other'
}

const itemOf = (ctx: RequestContext, letter: ReadLetter): Item => {
  const { id, queue, since, tries, partner, reason, submission } = letter
  const label = ctx.partners.find(({ name }) => name === partner)?.label
  return {
    ...{ id, queue, since, tries, reason },
    failure: failureOf(letter),
    partner: partner === null ? null : { name: partner, label: label ?? partner },
    request: submission
      ? {
          reference: submission.reference,
          kind: submission.kind,
          // words of the kind, not those of the request, which may name somebody
          kindWords: ctx.kindInWords(submission.kind),
        }
      : null,
  }
}

/** Lists what failed for good, for a screen. Faults: 401, 403. */
export const listDeadLetters = async (ctx: RequestContext): Promise<Answer> => {
  const { letters, more } = await verb.run(ctx)
  return { items: letters.map((letter) => itemOf(ctx, letter)), more }
}
