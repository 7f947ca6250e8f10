import type { PageOf } from '../../../core/mijn/pages.ts'
import { requestPath } from '../../../core/mijn/paths.ts'
import type { Attachment } from '../../ports/mail.ts'
import type { House } from '../context.ts'
import { appointmentsOf, calendarFile } from '../submissions/appointments.ts'
import type { Confirm } from '../submissions/mail.ts'
import { readSubmission } from '../submissions/read.ts'
import { findRequest, type OwnRequest } from './requests.ts'

/** Which mail belongs to which kind of submission; its attachments are what there is to download. */
export type Confirms = Readonly<Record<string, Confirm>>

/** What was attached to the confirmation, made again from what is stored. */
const attachmentsOf = async (
  house: House,
  confirms: Confirms,
  { id, kind }: OwnRequest,
): Promise<Attachment[]> => {
  const confirm = confirms[kind]
  const submission = confirm && (await readSubmission(house, id))
  if (!submission) return []
  try {
    return confirm(submission, await house.sender(), house).attachments
  } catch {
    // a request in the shape of an older form: its answers are there all the same
    house.note('confirmation not made again', { submission: id })
    return []
  }
}

const filesOf = (house: House, submissionId: string) =>
  house.database
    .selectFrom('file')
    .select(['id', 'name', 'bytes'])
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .execute()

/**
 * One's own request with its answers, moments and documents; undefined when there is none by that reference. One that
 * was attached by its e-mail address shows what its confirmation told and had with it, and no uploads.
 */
export const readRequest = async (
  house: House,
  personId: string,
  reference: string,
  confirms: Confirms,
): Promise<PageOf<'request'> | undefined> => {
  const found = await findRequest(house, personId, reference)
  if (!found) return undefined
  const attached = await attachmentsOf(house, confirms, found)
  const files = found.attached ? [] : await filesOf(house, found.id)
  const appointments = await appointmentsOf(house, found.id)
  const calendars = new Set(appointments.map(({ number }) => calendarFile(number)))
  const hrefOf = (filename: string) => `${requestPath(reference)}/${encodeURIComponent(filename)}`
  return {
    kind: 'request',
    line: found.line,
    answers: found.answers,
    appointments: appointments.map(({ number, ...moment }) => ({
      ...moment,
      href: hrefOf(calendarFile(number)),
    })),
    documents: [
      ...attached
        .filter(({ filename }) => !calendars.has(filename))
        .map(({ filename }) => ({ name: filename, href: hrefOf(filename) })),
      ...files.map(({ id, name, bytes }) => ({ name, href: `/api/v1/files/${id}`, bytes })),
    ],
    unmailed: found.unmailed,
    attached: found.attached,
  }
}

/** Something that was attached to the confirmation of one's own request, by its name. */
export const readAttachment = async (
  house: House,
  personId: string,
  { reference, filename }: { reference: string; filename: string },
  confirms: Confirms,
): Promise<Attachment | undefined> => {
  const found = await findRequest(house, personId, reference)
  if (!found) return undefined
  return (await attachmentsOf(house, confirms, found)).find((one) => one.filename === filename)
}
