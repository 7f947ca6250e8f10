import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Settings } from '../../../core/content/settings.ts'
import { formatInstant } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { MailContent } from '../../../core/render.ts'
import { nowOf, type SystemContext } from '../context.ts'
import type { WriteMail } from '../submissions/mail.ts'

/** Codename of the desk that sees to each kind of request. */
export type DeskOf = Readonly<Record<string, string>>

interface Arrived {
  id: string
  kind: string
  reference: string
  received_at: string
  title: string
}

/** So many at once; what is left follows a minute later. */
const most = 200
/** A desk that has no inbox yet, or whose mail was away this long, finds older ones by `npm run requests`. */
const backMs = 24 * 60 * 60 * 1000

const arrivedLately = (ctx: SystemContext, kinds: readonly string[]): Promise<Arrived[]> =>
  ctx.database
    .selectFrom('submission')
    .select(['id', 'kind', 'reference', 'received_at'])
    .select(sql<string>`document->>'title'`.as('title'))
    .where('received_at', '>', new Date(ctx.clock.now() - backMs).toISOString())
    .where('kind', 'in', kinds)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM desk_notice WHERE submission_id = submission.id)`)
    .orderBy('received_at')
    .orderBy('id')
    .limit(most)
    .execute()

/** Says which requests there are and nothing of what they say: mail is read on phones, forwarded and kept. */
const noticeOf = (arrived: readonly Arrived[], desk: string): MailContent => ({
  subject:
    arrived.length === 1 ? `Nieuwe aanvraag: ${arrived[0]?.title}` : `${arrived.length} nieuwe aanvragen`,
  greeting: `Beste ${desk},`,
  intro: [arrived.length === 1 ? 'Er is een aanvraag binnengekomen.' : 'Er zijn aanvragen binnengekomen.'],
  next: arrived.map(
    ({ title, reference, received_at }) => `${title}, ${reference}, ${formatInstant(received_at)}`,
  ),
  outro: ['Wat erin staat, lees je in het systeem. Het staat met opzet niet in deze e-mail.'],
})

/** The same requests are one message, also when nobody knows whether the first was sent. */
const keyOf = (arrived: readonly Arrived[]): string =>
  createHash('sha256')
    .update(arrived.map(({ id }) => id).join())
    .digest('hex')

const note = (ctx: SystemContext, arrived: readonly Arrived[]) =>
  ctx.database
    .insertInto('desk_notice')
    .values(arrived.map(({ id }) => ({ submission_id: id, at: nowOf(ctx) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const tell = async (
  ctx: SystemContext,
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
    // while mail is away the next minute tries again: a job that fails each minute would fill the dead letters
    if (thrown.reason !== 'refused') return
    // an address that will never work is not tried every minute; the list has them all the same
  }
  await note(ctx, arrived)
}

const inboxOf = ({ desks }: Settings, desk: string) => {
  const { name, inbox } = desks[desk] ?? desks.klantenservice ?? {}
  return name && inbox ? { name, inbox } : undefined
}

/**
 * Mails each desk that has an inbox (`inbox` of the desk in the settings) which requests came in for it since the last
 * time. At least once: after a crash between sending and noting it down the same mail goes out under the same key. While
 * mail is away they are told later, each desk by itself.
 */
export const notifyDesks = async (ctx: SystemContext, deskOf: DeskOf, write: WriteMail): Promise<void> => {
  const settings = await ctx.settings()
  const kinds = Object.keys(deskOf).filter((kind) => inboxOf(settings, deskOf[kind] ?? ''))
  if (kinds.length === 0) return
  const arrived = await arrivedLately(ctx, kinds)
  for (const [desk, of] of Map.groupBy(arrived, ({ kind }) => deskOf[kind] ?? '')) {
    const to = inboxOf(settings, desk)
    if (to) await tell(ctx, write, to, of)
  }
}
