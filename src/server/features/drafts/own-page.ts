import type { DraftLine } from '../../../core/mijn/pages.ts'
import { audit } from '../../services/audit/write-trail.ts'
import type { RequestContext, Runtime } from '../../services/context.ts'
import { type OwnRow, readPerson } from '../../services/mijn/person.ts'
import { loggedOut, ownId } from '../../services/people/own-account.ts'
import { resumePath } from '../../services/resume-links/link.ts'
import { ownLinks } from '../../services/resume-links/own.ts'

/** Largest number of drafts on the page. Nobody goes on with more, and anybody who knows the address can add some. */
const mostShown = 20

export const draftLinesOf = async (runtime: Runtime, row: OwnRow): Promise<DraftLine[]> =>
  (await ownLinks(runtime, row).limit(mostShown).execute()).map(
    ({ id, title, expires_at: until, person_id }) => ({
      id,
      keptBy: person_id === null ? 'address' : 'account',
      title,
      until,
      href: resumePath(runtime, id),
    }),
  )

/** Removes a draft of the person who asks; somebody else's draft is left alone. Faults: 401. */
export const removeDraft = async (
  ctx: RequestContext,
  { path }: { path: Readonly<Record<string, string>> },
): Promise<void> => {
  const row = await readPerson(ctx, await ownId(ctx))
  if (!row) throw loggedOut()
  const own = (await ownLinks(ctx, row).execute()).find(({ id }) => id === path.draft)
  if (!own) return
  await ctx.transaction(async (tx) => {
    await tx.deleteFrom('resume_link').where('id', '=', own.id).execute()
    await audit(tx, ctx, 'drafts.remove', own.id)
  })
}
