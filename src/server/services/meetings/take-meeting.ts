import * as z from 'zod/mini'
import { wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import type { AppointmentWish } from '../../../core/groups/appointment.ts'
import type { Meeting } from '../../../core/rules/meetings.ts'
import type { Tx } from '../../database/pool.ts'
import type { RequestContext } from '../context.ts'
import { type ChosenOffice, mustChooseOffice } from '../planning/offices.ts'
import { planAppointment, readWish, type WishedAppointment } from '../planning/plan.ts'
import { byMail } from '../submissions/delivery.ts'
import { type NewSubmission, type Submission, submit } from '../submissions/submit.ts'
import { placeOf } from './place.ts'

/** The office in the stored request, as it was when the visitor chose it. */
const keptOffice = wire(
  z.object({ code: z.int(), title: z.string(), address: z.string(), postcode: z.string(), city: z.string() }),
  { code: 200, title: 'Den Haag', address: 'Voorbeeldplein 200', postcode: '2513AA', city: 'Den Haag' },
)

export interface WishedMeeting {
  wish: WishedAppointment
  meeting: Meeting
  office: ChosenOffice
}

/**
 * Reads the appointment with an adviser that a request asks for. `at` is put before the paths of its fields in error messages.
 * @throws Fault 400 for an office that visitors may not choose for it, and a time that is not offered.
 */
export const readMeeting = async (
  ctx: RequestContext,
  asked: AppointmentWish & { officeCode: number; appointmentType: Meeting },
  at = 'appointment.',
): Promise<WishedMeeting> => {
  const { officeCode, appointmentType: meeting } = asked
  const agenda = { officeCode, typeCode: meeting }
  const office = await mustChooseOffice(ctx, agenda, `${at}officeCode`)
  const wish = await readWish(ctx, agenda, asked, at)
  return { wish, meeting, office }
}

interface MeetingSubmission
  extends Pick<NewSubmission, 'endpoint' | 'summary' | 'agreed' | 'flags' | 'personId'> {
  request: { office: ChosenOffice }
}

/**
 * Takes in a request for an appointment with an adviser, of a person who is logged in or of a visitor; answers its reference and
 * `beside`.
 * @throws Fault 409 `slot-taken`, 429.
 */
export const acceptMeeting = <Beside extends object>(
  ctx: RequestContext,
  meeting: WishedMeeting,
  { beside, ...given }: MeetingSubmission & { beside: Beside },
): Promise<{ reference: string } & Beside> =>
  ctx.accept(async (tx) => {
    const { reference } = await takeMeeting(tx, ctx, meeting, given)
    return { reference, ...beside }
  })

/**
 * Does the work of `acceptMeeting` within a transaction: submits the request, with its seat, its place and its mail.
 * @throws Fault 409 `slot-taken`, and nothing is taken in.
 */
export const takeMeeting = async (
  tx: Tx,
  ctx: RequestContext,
  { wish, meeting, office }: WishedMeeting,
  { endpoint, ...given }: MeetingSubmission,
): Promise<Submission> => {
  const submission = await submit(tx, ctx, {
    ...given,
    endpoint,
    part: group({ ...endpoint.body?.parts, office: keptOffice }),
    moments: [wish.slot],
    to: [byMail],
  })
  await planAppointment(tx, ctx, wish, submission, await placeOf(ctx, { meeting, office }, submission.id))
  return submission
}
