import type { RequestContext } from '../context.ts'
import { keepingFiles } from '../files/keep.ts'
import { takeFiles } from '../files/take.ts'
import { type NewSubmission, submit } from '../submissions/submit.ts'

/** Files of a form: as they came, the field for a refusal, and the extensions (with dot) that the form takes. */
interface SentAlong {
  sent: readonly unknown[]
  field: string
  accept: readonly string[]
}

/**
 * Takes a request in that makes no account and no membership, with its files, and answers its reference. `made` gets the
 * names of the files, for the document.
 * @throws Fault 400 at `field`, 429 and 507, as `keepingFiles`.
 */
export const submitWithFiles = (
  ctx: RequestContext,
  { sent, field, accept }: SentAlong,
  made: (names: readonly string[]) => NewSubmission,
): Promise<{ reference: string }> =>
  keepingFiles(ctx, { sent, field }, (ids) =>
    ctx.accept(async (tx) => {
      const taken = await takeFiles(tx, ctx, { ids, field, accept })
      const { id, reference } = await submit(tx, ctx, made(taken.names))
      await taken.claim(id)
      return { reference }
    }),
  )
