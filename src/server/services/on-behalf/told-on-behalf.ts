import { sql } from 'kysely'
import { formatInstant } from '../../../core/kernel/clock.ts'
import type { MailContent } from '../../../core/render.ts'
import type { Runtime } from '../context.ts'

/** How a request came in that a colleague filled in for who called. */
export interface FilledInByPhone {
  /** The colleague; null once their account is removed. */
  staff: string | null
  caller: string
  /** ISO 8601 instant at which it was sent. */
  at: string
  /** Whether consents were read aloud for it. */
  readAloud: boolean
}

/** Who filled in a request for who called; undefined for one that its sender filled in. */
export const filledInByPhone = async (
  { database }: Pick<Runtime, 'database'>,
  submissionId: string,
): Promise<FilledInByPhone | undefined> => {
  const { rows } = await sql<FilledInByPhone>`
    SELECT staff_account.name AS staff, on_behalf.caller_name AS caller, submission.received_at AS at,
      EXISTS (SELECT FROM consent WHERE consent.submission_id = submission.id AND consent.read_aloud) AS "readAloud"
    FROM on_behalf JOIN submission ON submission.id = on_behalf.submission_id
    LEFT JOIN staff_account ON staff_account.id = on_behalf.staff_id
    WHERE on_behalf.submission_id = ${submissionId}::uuid`.execute(database)
  return rows[0]
}

/** What the sender reads of it, in their mail and at `/mijn`: that a colleague filled it in, never which. */
export const phoneSentences = ({ at, readAloud }: FilledInByPhone): string[] => {
  const day = formatInstant(at)
  return [
    `Een medewerker van ons vulde dit voor je in, aan de telefoon, op ${day}. Klopt er iets niet? Laat het ons dan weten.`,
    ...(readAloud ? [`Waar je mee akkoord ging, is voorgelezen aan de telefoon op ${day}.`] : []),
  ]
}

/** The content of a confirmation, with how its request came in where a colleague filled it in. */
export const withPhone = (content: MailContent, found: FilledInByPhone | undefined): MailContent =>
  found ? { ...content, intro: [...content.intro, ...phoneSentences(found)] } : content
