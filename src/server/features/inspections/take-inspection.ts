import { priceOn } from '../../../core/content/settings.ts'
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import { smsNumber } from '../../../core/fields/request/inspection.ts'
import { type InspectionPrice, priceOf, type Size } from '../../../core/inspections/inspections-price.ts'
import { amsterdamDay, amsterdamTime, today } from '../../../core/kernel/clock.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { refuseRestricted } from '../../services/addresses/restricted.ts'
import { insertConsents } from '../../services/consents/insert-consent.ts'
import type { RequestContext } from '../../services/context.ts'
import { feeToJoin, joinAlong, readJoining } from '../../services/memberships/join-along.ts'
import { acceptWithAccount } from '../../services/people/account.ts'
import { refuseUnavailable } from '../../services/planning/external-calendar.ts'
import { planAppointment, type WishedAppointment } from '../../services/planning/plan.ts'
import { offeredSlot } from '../../services/planning/slot.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { agendaOf } from './inspections-agenda.ts'
import { type Inspection, inspectionKinds, kindOf } from './inspections-request.ts'
import { giveForInspection } from './mandate.ts'

/** Fields at which refusals about the person are told. */
const fields = {
  email: 'userInformation.emailAddress',
  iban: 'service.iban',
  consent: 'userInformation.agreedToDirectDebit',
}
const time = 'selectedAppointmentTime.start'

/**
 * Plans an inspection: reserves its time, agrees on today's price, and starts the membership of a sender who has none (D55).
 * Faults: 400 with errors at their fields, 409 `email-taken`, `slot-taken` and `price-changed`, 429; PartnerError while the
 * register of addresses is away, and then nothing is stored.
 */
export const takeInspection = async (
  ctx: RequestContext,
  endpoint: AnyEndpoint,
  body: Inspection,
): Promise<{ reference: string; price: Cents }> => {
  const { address } = body.object
  const price = await priceOfToday(ctx, body)
  const wish = await readWish(ctx, body)
  await refuseRestricted(
    ctx,
    { ...address, houseNumberAddition: address.addition },
    'object.address.houseNumber',
  )
  await refuseRestricted(ctx, body.userInformation, 'userInformation.houseNumber')
  const { agreedToDirectDebit: agreeCollection, accountNumber: _, ...person } = body.userInformation
  const joining = await readJoining(
    ctx,
    { ...person, accountNumber: body.service.iban, agreeCollection },
    fields,
  )
  const agreed = agreeTo(body, { price, fee: joining.fee?.fee })
  const relationId = joining.fee
    ? undefined
    : (ctx.onBehalf?.relationId ?? (await ctx.viewer()).profile?.relationId)
  const request = {
    ...body,
    // the agreed amount, which is collected later
    acceptedPriceInCents: price,
    service: serviceOf(body),
    userInformation: personOf(joining.details),
  } as Inspection
  return acceptWithAccount(ctx, joining, fields.email, async (tx, personId) => {
    const submission = await submit(tx, ctx, {
      endpoint,
      request,
      summary: summaryOf(inspectionKinds[kindOf(request)], request, { price, fee: joining.fee?.fee }),
      agreed,
      flags: joining.flags,
      personId,
      moments: [wish.slot],
      to: [byMail],
    })
    await planAppointment(tx, ctx, wish, submission, wish.agenda.home?.address)
    await insertConsents(tx, ctx, submission.id, ['terms'])
    const fee = await feeToJoin(tx, joining, personId)
    if (fee) await joinAlong(tx, ctx, joining, { personId, submissionId: submission.id, fee })
    if (relationId)
      await giveForInspection(tx, ctx, {
        ...{ personId, relationId, submissionId: submission.id },
        ...{ end: wish.slot.end, iban: body.service.iban, request },
      })
    return { reference: submission.reference, price }
  })
}

const priceOfToday = async (ctx: RequestContext, { object }: Inspection): Promise<Cents> => {
  const settings = await ctx.settings()
  const day = today(ctx.clock).toString()
  const size: Size | undefined = 'sizeCode' in object ? object.sizeCode : undefined
  return priceOf(size, (name: InspectionPrice) => priceOn(settings, name, day))
}

/**
 * The wished time, unless the partner says that it cannot come then.
 * @throws Fault 400 for a time that is not offered, or an end
 * that does not belong to its start (D53), 409 `slot-taken`; PartnerError while the register of addresses is away.
 */
const readWish = async (ctx: RequestContext, body: Inspection): Promise<WishedAppointment> => {
  const { start, end } = body.selectedAppointmentTime
  const agenda = await agendaOf(
    ctx,
    kindOf(body),
    { ...body.object, ...body.object.address },
    'object.address.houseNumber',
  )
  const wanted = {
    date: amsterdamDay(start).toString(),
    time: { startTime: amsterdamTime(start), endTime: amsterdamTime(end) },
  }
  const slot = await offeredSlot(ctx, agenda, wanted, { date: time, time })
  await refuseUnavailable(ctx, agenda, slot)
  return { agenda, slot, token: body.hold }
}

/**
 * Drops the phone number when no text message is wanted.
 * @throws Fault 400 when one is wanted without a number.
 */
const serviceOf = ({ service }: Inspection): Inspection['service'] => {
  if (!service.smsReminder) return { ...service, smsReminderPhoneNumber: undefined }
  if (service.smsReminderPhoneNumber) return service
  const missing = smsNumber.schema.safeParse('').error?.issues[0]?.message ?? ''
  throw invalidFields({ 'service.smsReminderPhoneNumber': [missing] })
}

/** The sender with the field names of the request. The IBAN is left out, as it is stored with the service. */
const personOf = <T extends { agreeCollection?: boolean | undefined; accountNumber?: string | undefined }>({
  agreeCollection,
  accountNumber: _,
  ...person
}: T) => ({ ...person, agreedToDirectDebit: agreeCollection })
