import { type RawBuilder, sql } from 'kysely'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import type { MailContent, Sender } from '../../../core/render.ts'
import { type Context, nowOf, type Runtime } from '../context.ts'
import type { LetterFacts } from '../letters/letter.ts'
import { tokenOf } from '../links/mailed-link.ts'
import { linkPages } from '../links/pages.ts'
import type { Confirmation } from '../submissions/mail.ts'
import type { ReadSubmission } from '../submissions/read-submission.ts'
import { activateMembership } from './activate.ts'

// What came along with a request beside what it asked for: a membership, and an account that has no password yet. It stands in
// the mail about the request, so that one act brings one mail: in the confirmation, and for what was bought in the mail with it.

interface AlongRow {
  relation_id: string | null
  is_applied_for: boolean
  link_id: string | null
  link_expires_at: string | null
}

type Reading = Pick<Runtime, 'database' | 'clock'>

/** `to` is where the mail goes: a link to choose a password goes to nobody but the owner of the account. */
const readRow = async (
  runtime: Reading,
  which: RawBuilder<boolean>,
  to: string | null,
): Promise<AlongRow | undefined> => {
  const { rows } = await sql<AlongRow>`
    SELECT
      (SELECT relation_id FROM membership WHERE membership.submission_id = submission.id LIMIT 1) AS relation_id,
      EXISTS (SELECT FROM membership_application AS asked
        WHERE asked.submission_id = submission.id AND asked.activated_at IS NULL) AS is_applied_for,
      link.id AS link_id, link.expires_at AS link_expires_at
    FROM submission LEFT JOIN LATERAL (
      SELECT mailed_link.id, mailed_link.expires_at
      FROM mailed_link JOIN person ON person.id = mailed_link.person_id
      WHERE person.id = submission.person_id AND person.password_hash IS NULL
        AND (${to}::text IS NULL OR lower(person.email) = lower(${to}::text))
        AND mailed_link.purpose = 'set-password' AND mailed_link.used_at IS NULL
        AND mailed_link.expires_at > ${nowOf(runtime)}::timestamptz
      ORDER BY mailed_link.expires_at DESC LIMIT 1
    ) AS link ON true
    WHERE ${which}`.execute(runtime.database)
  return rows[0]
}

/** What came along, as facts of a mail. */
interface Along {
  /** The member number, once the membership is made. */
  relationId?: string
  /** Set while a membership is not made yet. */
  isAppliedFor?: boolean
  /** Id of the link to choose a first password, and the day before which it works, in words. */
  passwordLink?: string
  passwordUntil?: string
}

const alongOf = (row: AlongRow | undefined): Along => ({
  ...(row?.relation_id && { relationId: row.relation_id }),
  ...(row?.is_applied_for && { isAppliedFor: true }),
  ...(row?.link_id &&
    row.link_expires_at && {
      passwordLink: row.link_id,
      passwordUntil: formatDay(amsterdamDay(row.link_expires_at), 'plain'),
    }),
})

/** The content of a mail with what came along. Made for letters too, which have no greeting yet. */
const withAlong = <C extends Omit<MailContent, 'greeting'>>(
  content: C,
  { relationId, isAppliedFor, passwordLink, passwordUntil }: Along,
  sender: Sender,
  runtime: Pick<Runtime, 'vault'>,
): C => ({
  ...content,
  intro: [
    ...content.intro,
    ...(relationId ? [`Je bent nu lid van ${sender.name}. Je lidnummer is ${relationId}.`] : []),
    ...(isAppliedFor
      ? [`Je wordt lid van ${sender.name}. Zodra je lid bent, staat je lidnummer in Mijn ${sender.name}.`]
      : []),
    ...(passwordLink === undefined
      ? []
      : [
          `Je hebt een account bij ons: Mijn ${sender.name}. Kies een wachtwoord, dan kun je inloggen.`,
          `De knop daarvoor staat hieronder. Die werkt één keer, tot ${passwordUntil}.`,
        ]),
  ],
  ...(passwordLink !== undefined && {
    choices: [
      ...(content.choices ?? []),
      {
        label: 'Kies een wachtwoord',
        url: `${sender.siteUrl}${linkPages['set-password']}#${tokenOf(runtime, passwordLink)}`,
      },
    ],
    // whoever typed this address is logged in to the account until its owner chooses a password
    outro: [
      'Vroeg jij niets bij ons aan? Kies dan toch een wachtwoord. Dan kan niemand anders in het account.',
      ...(content.outro ?? []),
    ],
  }),
})

/**
 * Adds to the confirmation of a request what came along with it. The membership is made first, if its own job did not do so yet,
 * so that the mail can tell its number.
 */
export const tellAlong = async (
  ctx: Context,
  { id }: Pick<ReadSubmission, 'id'>,
  { to, content }: Pick<Confirmation, 'to' | 'content'>,
  sender: Sender,
): Promise<MailContent> => {
  const read = () => readRow(ctx, sql<boolean>`submission.id = ${id}::uuid`, to)
  let row = await read()
  if (row?.is_applied_for) {
    try {
      await activateMembership(ctx, id)
    } catch {
      // Its own job tries again. Only once this mail has left does that write a letter with the number, so this mail promises
      // none.
      ctx.note('membership later than its mail', { submission: id })
    }
    row = await read()
  }
  return withAlong(content, alongOf(row), sender, ctx)
}

/** Reads, for the letter with what was bought (`read` of the letter), what came along with the purchase. */
export const readAlongPurchase = async (
  runtime: Reading,
  { reference }: LetterFacts['facts'],
): Promise<Readonly<Record<string, string>>> => {
  const which = sql<boolean>`submission.reference = ${String(reference)}
    AND EXISTS (SELECT FROM purchase WHERE purchase.submission_id = submission.id)`
  const { relationId, passwordLink, passwordUntil } = alongOf(await readRow(runtime, which, null))
  const facts = { relationId, passwordLink, passwordUntil }
  return Object.fromEntries(Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** The content of the letter with what was bought, with what `readAlongPurchase` read. */
export const withAlongPurchase = (
  content: Omit<MailContent, 'greeting'>,
  { relationId, passwordLink, passwordUntil }: LetterFacts['facts'],
  sender: Sender,
  runtime: Pick<Runtime, 'vault'>,
): Omit<MailContent, 'greeting'> =>
  withAlong(
    content,
    {
      ...(relationId !== undefined && { relationId: String(relationId) }),
      ...(passwordLink !== undefined && {
        passwordLink: String(passwordLink),
        passwordUntil: String(passwordUntil),
      }),
    },
    sender,
    runtime,
  )
