import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { formatInstant } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { MailContent } from '../../../core/render.ts'
import { type Context, nowOf } from '../context.ts'
import type { WriteMail } from '../submissions/mail.ts'

/** Codename of the desk that handles each kind of request, where the request itself names none. */
export type DeskOf = Readonly<Record<string, string>>

interface Arrived {
  id: string
  /** Codename of the desk that handles it. */
  desk: string
  reference: string
  received_at: string
  title: string
}

/** Most requests in one run. The rest follows a minute later. */
const most = 200
/**
 * Milliseconds within which a request is still mailed to its desk. A desk that had no inbox or no mail for longer finds older
 * ones with `npm run requests`.
 */
const backMs = 24 * 60 * 60 * 1000

/** The desk for requests whose own desk the settings do not have, or not any more. */
const standard = 'klantenservice'

/**
 * Requests that no desk was told of yet, each with its own desk or that of its kind. Requests for desks without an inbox are left
 * out.
 */
const arrivedLately = async (
  ctx: Context,
  deskOf: DeskOf,
  { known, withInbox }: { known: readonly string[]; withInbox: readonly string[] },
): Promise<readonly Arrived[]> => {
  const since = new Date(ctx.clock.now() - backMs).toISOString()
  const { rows } = await sql<Arrived>`
    SELECT id, reference, received_at, summary->>'title' AS title, seen_to.desk
    FROM submission
    JOIN unnest(${Object.keys(deskOf)}::text[], ${Object.values(deskOf)}::text[]) AS of_kind (kind, desk) USING (kind)
    CROSS JOIN LATERAL (SELECT coalesce(submission.desk, of_kind.desk) AS desk) AS wanted
    CROSS JOIN LATERAL (
      SELECT CASE WHEN wanted.desk = ANY (${known}::text[]) THEN wanted.desk ELSE ${standard} END AS desk
    ) AS seen_to
    WHERE received_at > ${since}::timestamptz AND seen_to.desk = ANY (${withInbox}::text[])
      AND NOT EXISTS (SELECT FROM desk_notice WHERE submission_id = submission.id)
    ORDER BY received_at, id
    LIMIT ${most}`.execute(ctx.database)
  return rows
}

/** The mail names the requests but not their content, because mail is read on phones, forwarded and kept. */
const noticeOf = (arrived: readonly Arrived[], desk: string): MailContent => ({
  subject:
    arrived.length === 1 ? `Nieuwe aanvraag: ${arrived[0]?.title}` : `${arrived.length} nieuwe aanvragen`,
  greeting: `Beste ${desk},`,
  intro: [
    arrived.length === 1 ? 'Er is een aanvraag binnengekomen:' : 'Er zijn aanvragen binnengekomen:',
    arrived
      .map(({ title, reference, received_at }) => `${title}, ${reference}, ${formatInstant(received_at)}`)
      .join('\n'),
  ],
  outro: ['Wat erin staat, lees je in het systeem. Het staat met opzet niet in deze e-mail.'],
})

/**
 * The key of the mail about these requests: the same requests are one message, also after a crash that hid whether it was sent.
 */
const keyOf = (arrived: readonly Arrived[]): string =>
  createHash('sha256')
    .update(arrived.map(({ id }) => id).join())
    .digest('hex')

const note = (ctx: Context, arrived: readonly Arrived[]) =>
  ctx.database
    .insertInto('desk_notice')
    .values(arrived.map(({ id }) => ({ submission_id: id, at: nowOf(ctx) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const tell = async (
  ctx: Context,
  write: WriteMail,
  { name, inbox }: { name: string; inbox: string },
  arrived: readonly Arrived[],
): Promise<void> => {
  const content = noticeOf(arrived, name)
  const { html, text } = await write(content, await ctx.sender())
  try {
    await ctx.ports.mail.send(keyOf(arrived), {
      ...{ to: inbox, subject: content.subject, html, text },
      attachments: [],
    })
  } catch (thrown) {
    if (!(thrown instanceof PartnerError)) throw thrown
    // While mail is down the next minute tries again. A job that fails each minute would fill the dead letters.
    if (thrown.reason !== 'refused') return
    // An address that will never work is not tried every minute; `npm run requests` shows the requests all the same.
  }
  await note(ctx, arrived)
}

/**
 * Mails each desk that has an inbox (`inbox` of the desk in the settings) which requests came in for it since the last time. At
 * least once: after a crash between sending and noting, the same mail goes out under the same key. While mail is down, desks are
 * told later, each by itself.
 */
export const notifyDesks = async (ctx: Context, deskOf: DeskOf, write: WriteMail): Promise<void> => {
  const { desks } = await ctx.settings()
  const withInbox = Object.keys(desks).filter((desk) => desks[desk]?.inbox !== undefined)
  if (withInbox.length === 0) return
  const arrived = await arrivedLately(ctx, deskOf, { known: Object.keys(desks), withInbox })
  for (const [desk, of] of Map.groupBy(arrived, (one) => one.desk)) {
    const { name, inbox } = desks[desk] ?? {}
    if (name && inbox) await tell(ctx, write, { name, inbox }, of)
  }
}
