import { sql } from 'kysely'
import type { Runtime } from '../context.ts'

/** What is known of the request that a mail is about: its desk (key in the settings), its id, or its reference. */
interface About {
  desk?: string | undefined
  id?: string | undefined
  reference?: string | undefined
}

const deskOfRequest = async (
  { database }: Pick<Runtime, 'database'>,
  { id, reference }: About,
): Promise<string | undefined> => {
  if (id === undefined && reference === undefined) return undefined
  const row = await database
    .selectFrom('request_work')
    .innerJoin('submission', 'submission.id', 'request_work.submission_id')
    .select('request_work.desk')
    .where((on) =>
      id === undefined
        ? on('submission.reference', '=', String(reference))
        : on('submission.id', '=', sql<string>`${id}::uuid`),
    )
    .executeTakeFirst()
  return row?.desk
}

/**
 * The address to which an answer to a mail about a request goes: that of the desk that sees to it, as the settings have it. Empty
 * where no desk does, or it has no address of its own: an answer then goes where the mail came from.
 */
export const replyToAbout = async (
  runtime: Pick<Runtime, 'database' | 'settings'>,
  about: About,
): Promise<{ replyTo?: string }> => {
  const desk = about.desk ?? (await deskOfRequest(runtime, about))
  const address = desk === undefined ? undefined : (await runtime.settings()).desks[desk]?.email
  return address === undefined ? {} : { replyTo: address }
}

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The same by the facts of a letter, which name its desk, its id as `submission` or its reference, or no request at all. */
export const replyToOfFacts = (
  runtime: Pick<Runtime, 'database' | 'settings'>,
  { desk, submission, reference }: Readonly<Record<string, string | number>>,
): Promise<{ replyTo?: string }> =>
  replyToAbout(runtime, {
    ...(typeof desk === 'string' && { desk }),
    ...(typeof submission === 'string' && idForm.test(submission) && { id: submission }),
    ...(typeof reference === 'string' && { reference }),
  })
