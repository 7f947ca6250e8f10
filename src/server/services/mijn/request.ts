import type { PageOf } from '../../../core/mijn/pages.ts'
import { requestPath } from '../../../core/mijn/paths.ts'
import type { SenderThread } from '../../../core/mijn/sender-thread.ts'
import { changeRefusalOf } from '../../../core/planning/changes.ts'
import type { Attachment } from '../../ports/mail.ts'
import { calendarFile } from '../appointments/invitation.ts'
import { appointmentsOf } from '../appointments/read-appointments.ts'
import { ownLetters } from '../cancellation-letters/own-letters.ts'
import type { Runtime } from '../context.ts'
import { documentsOf, readDocument } from '../documents/read-document.ts'
import { ownApplication } from '../insurance-applications/own-application.ts'
import { senderThread } from '../messages/sender-thread.ts'
import { noteRead } from '../messages/thread.ts'
import { filledInByPhone, phoneSentences } from '../on-behalf/told-on-behalf.ts'
import { ownPurchase, type SoldProduct } from '../payments/own-purchase.ts'
import { changePath } from '../planning/change-link.ts'
import { ownCorrections, withCorrections } from '../submissions/corrections.ts'
import type { Confirm } from '../submissions/mail.ts'
import { promiseTo } from '../submissions/promise.ts'
import { readSubmission } from '../submissions/read-submission.ts'
import { findRequest, type OwnRequest } from './requests.ts'

/** The mail of each kind of submission. Its attachments can be downloaded. */
export type Confirms = Readonly<Record<string, Confirm>>

/** The attachments of the confirmation, made again from the stored request. */
const attachmentsOf = async (
  runtime: Runtime,
  confirms: Confirms,
  { id, kind }: OwnRequest,
): Promise<Attachment[]> => {
  const confirm = confirms[kind]
  const submission = confirm && (await readSubmission(runtime, id))
  if (!submission) return []
  try {
    return (await confirm(submission, await runtime.sender(), runtime)).attachments
  } catch {
    // A request in the shape of an older form has no attachments here; its answers are shown all the same.
    runtime.note('confirmation not made again', { submission: id })
    return []
  }
}

/** What was written about a request, which its person now has before them. */
const threadOf = async (runtime: Runtime, submissionId: string): Promise<SenderThread | undefined> => {
  const thread = await senderThread(runtime, submissionId, ({ id }) => `/api/v1/files/${id}`)
  if (thread.messages.length === 0) return undefined
  if (thread.messages.some(({ isNew }) => isNew)) await noteRead(runtime, submissionId, 'sender')
  return thread
}

const filesOf = (runtime: Runtime, submissionId: string) =>
  runtime.database
    .selectFrom('file')
    .select(['id', 'name', 'bytes'])
    .where('submission_id', '=', submissionId)
    // those of messages stand with them
    .where('message_id', 'is', null)
    .where('staff_id', 'is', null)
    .orderBy('created_at')
    .execute()

/**
 * The answers with what they were corrected to. One that was attached by its e-mail address shows what its mail said and nothing
 * that came later, as it may be somebody else's.
 */
const correctedAnswers = async ({ database }: Runtime, { id, answers, attached }: OwnRequest) =>
  attached ? answers : withCorrections(answers, await ownCorrections(database, [id]))

/**
 * One's own request with its answers, moments and documents; undefined when there is none by that reference. One that was
 * attached by its e-mail address shows what its confirmation said and had attached, what was written about it, and no uploads. `promised` are the kinds whose
 * sender is told when we answer.
 */
export const readRequest = async (
  runtime: Runtime,
  personId: string,
  reference: string,
  {
    confirms,
    sold,
    promised,
  }: { confirms: Confirms; sold: readonly SoldProduct[]; promised: readonly string[] },
): Promise<PageOf<'request'> | undefined> => {
  const found = await findRequest(runtime, personId, reference)
  if (!found) return undefined
  const attached = await attachmentsOf(runtime, confirms, found)
  const made = found.attached ? [] : await documentsOf(runtime, found.id)
  const files = found.attached ? [] : await filesOf(runtime, found.id)
  const appointments = await appointmentsOf(runtime, found.id)
  const calendars = new Set(appointments.map(({ number }) => calendarFile(number)))
  const purchase = await ownPurchase(runtime, found.id, sold)
  const thread = await threadOf(runtime, found.id)
  const promise = await promiseTo(runtime, found, promised)
  const byPhone = await filledInByPhone(runtime, found.id)
  const hrefOf = (filename: string) => `${requestPath(reference)}/${encodeURIComponent(filename)}`
  return {
    kind: 'request',
    line: found.line,
    answers: [
      ...(await ownApplication(runtime, found.id)),
      ...((await ownLetters(runtime, [found.id])).get(found.id) ?? []),
      ...(await correctedAnswers(runtime, found)),
    ],
    appointments: appointments.map(({ number, start, end, state, changes }) => ({
      start,
      end,
      state,
      href: hrefOf(calendarFile(number)),
      ...(changes &&
        !changeRefusalOf({ start, cancelled: state === 'cancelled', ...changes }, runtime.clock.now()) && {
          change: changePath(runtime, found.id),
        }),
    })),
    documents: [
      ...made.map(({ name, size }) => ({ name, href: hrefOf(name), bytes: size })),
      ...attached
        .filter(({ filename }) => !calendars.has(filename))
        .map(({ filename }) => ({ name: filename, href: hrefOf(filename) })),
      ...files.map(({ id, name, bytes }) => ({ name, href: `/api/v1/files/${id}`, bytes })),
    ],
    ...(purchase && { purchase }),
    ...(promise !== undefined && { promise }),
    ...(byPhone && { byPhone: phoneSentences(byPhone) }),
    ...(thread && { thread }),
    unmailed: found.unmailed,
    attached: found.attached,
  }
}

/** A document of one's own request, or an attachment of its confirmation, by its file name. */
export const readAttachment = async (
  runtime: Runtime,
  personId: string,
  { reference, filename }: { reference: string; filename: string },
  confirms: Confirms,
): Promise<Attachment | undefined> => {
  const found = await findRequest(runtime, personId, reference)
  if (!found) return undefined
  const made = found.attached ? undefined : await readDocument(runtime, found.id, filename)
  if (made) return { filename: made.name, contentType: 'application/pdf', content: made.bytes }
  return (await attachmentsOf(runtime, confirms, found)).find((one) => one.filename === filename)
}
