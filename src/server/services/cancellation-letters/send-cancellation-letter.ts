import { sql } from 'kysely'
import { insuranceOf } from '../../../core/content/settings.ts'
import { today } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { PermanentFailure } from '../../outbox/permanent-failure.ts'
import type { Message } from '../../ports/mail.ts'
import { type Context, nowOf } from '../context.ts'
import type { DrawDocument } from '../documents/document-kind.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { WriteMail } from '../submissions/mail.ts'
import { type ReadSubmission, readSubmission } from '../submissions/read-submission.ts'
import { composeLetter } from './compose.ts'
import { eraseSignature } from './follow-application.ts'
import { holderIn } from './holder.ts'
import { pictureField } from './keep-cancellation-letter.ts'
import { cancellationsSent } from './policy-cancellation-letters.ts'
import { readLetters } from './read-cancellation-letter.ts'

export interface Making {
  write: WriteMail
  draw: DrawDocument
}

/**
 * A letter that is to be sent, with its request, its signature and the number of letters of that request; undefined when it is
 * not to be sent, or not any more. Letter and signature are read in one statement, because the signature is erased when the last
 * letter is sent.
 */
const findDueLetter = async (ctx: Context, letterId: string) => {
  const row = await ctx.database
    .selectFrom('cancellation_letter')
    .innerJoin(
      'cancellation_signature',
      'cancellation_signature.submission_id',
      'cancellation_letter.submission_id',
    )
    .select(['cancellation_letter.submission_id', 'picture_locked'])
    .where('id', '=', sql<string>`${letterId}::uuid`)
    .where('state', '=', 'ordered')
    .executeTakeFirst()
  const submission = row && (await readSubmission(ctx, row.submission_id))
  if (!submission) return undefined
  const letters = (await readLetters(ctx, [submission.id])).get(submission.id) ?? []
  const letter = letters.find(({ id }) => id === letterId)
  if (!row || !letter) return undefined
  const picture = Buffer.from(ctx.vault.unlock(row.picture_locked, pictureField(submission.id)), 'base64')
  return { letter, submission, picture, count: letters.length }
}
type DueLetter = NonNullable<Awaited<ReturnType<typeof findDueLetter>>>

/** The mail to whoever posts the letter. The letter is its attachment, and is stored nowhere. */
const messageOf = async (
  ctx: Context,
  { write, draw }: Making,
  { letter, submission, picture, count }: DueLetter,
): Promise<Message> => {
  const sender = await ctx.sender()
  const { reference } = submission
  const content = composeLetter(ctx.vault, {
    ...{ letter, reference, holder: holderIn(submission), madeOn: today(ctx.clock).toString() },
    picture,
  })
  const pdf = await draw(content, sender)
  const subject = `Zet op de post: opzegbrief ${letter.number} van ${count} (${reference})`
  const mail = {
    subject,
    greeting: 'Hallo,',
    intro: [
      'Print de brief in de bijlage. Zet hem vandaag nog op de post.',
      `De brief is voor ${letter.insurerName}. Zoek zelf het adres van deze verzekeraar op.`,
    ],
    reference,
  }
  return {
    ...{ to: insuranceOf(await ctx.settings()).letters_to ?? sender.email, subject },
    ...(await write(mail, sender)),
    attachments: [
      {
        filename: `Opzegbrief-${reference}-${letter.number}.pdf`,
        contentType: 'application/pdf',
        content: pdf,
      },
    ],
  }
}

/** Writes the letter that tells the applicant that every letter is sent, to the address to which news of the application goes. */
const tellApplicant = async (tx: Tx, ctx: Context, submission: ReadSubmission): Promise<void> => {
  const { person_id, email_address } = await tx
    .selectFrom('submission')
    .innerJoin('insurance_application', 'insurance_application.submission_id', 'submission.id')
    .select(['person_id', 'email_address'])
    .where('submission.id', '=', submission.id)
    .executeTakeFirstOrThrow()
  await writeLetter(tx, ctx, {
    letter: cancellationsSent,
    personId: person_id ?? undefined,
    address: email_address,
    facts: { reference: submission.reference, submission: submission.id },
  })
}

/** Notes that a letter was sent. After the last one of its request the signature is erased and the applicant is told, once. */
const noteSent = (ctx: Context, letterId: string, submission: ReadSubmission): Promise<void> =>
  ctx.transaction(async (tx) => {
    // Locked in one order, so that of two letters sent at once the second sees that the first was sent.
    const letters = await tx
      .selectFrom('cancellation_letter')
      .select(['id', 'state'])
      .where('submission_id', '=', submission.id)
      .orderBy('number')
      .forUpdate()
      .execute()
    const open = letters.filter(({ state }) => state === 'ordered').map(({ id }) => id)
    if (!open.includes(letterId)) return
    await tx
      .updateTable('cancellation_letter')
      .set({ state: 'sent', sent_at: nowOf(ctx) })
      .where('id', '=', letterId)
      .execute()
    if (open.length > 1) return
    await eraseSignature(tx, submission.id)
    await tellApplicant(tx, ctx, submission)
  })

/**
 * Mails a letter that cancels an old insurance to whoever posts it, with the letter's id as key, so that it is one mail however
 * often it is sent. Does nothing for a letter that is not to be sent, or not any more.
 * @throws PartnerError to be tried again; PermanentFailure when the mailbox of who posts it does not exist.
 */
export const sendCancellation = async (ctx: Context, making: Making, letterId: string): Promise<void> => {
  const found = await findDueLetter(ctx, letterId)
  if (!found) return
  try {
    await ctx.ports.mail.send(letterId, await messageOf(ctx, making, found))
  } catch (thrown) {
    if (!(thrown instanceof PartnerError) || thrown.reason !== 'refused') throw thrown
    ctx.note('cancellation letter refused', { letter: letterId })
    throw new PermanentFailure()
  }
  await noteSent(ctx, letterId, found.submission)
}
