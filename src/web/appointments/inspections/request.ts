import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register, registerCompletion } from '../../../core/contract/inspections/inspections-calls.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import type { AppointmentTime } from '../../../core/fields/request/appointment-time.ts'
import type { address } from '../../../core/groups/address.ts'
import { feeToSend, termsToSend } from '../../../core/groups/costs-to-send.ts'
import { sentAddressFields } from '../../../core/groups/sent-address.ts'
import { priceOf, type Size } from '../../../core/inspections/inspections-price.ts'
import { instantOnWall } from '../../../core/kernel/wall-instant.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import { type detailsAsks, personToSend, userFields } from '../../login/service-details.ts'
import type { InspectionsPrices } from './inspections-prices.ts'

interface Answers extends Parsed<typeof detailsAsks> {
  inspected: Parsed<(typeof address)['parts']>
  houseType: '0' | '1' | '2' | '3' | '4'
  slot: AppointmentTime
  smsReminder: 'yes' | 'no'
  agreeTerms: true
  smsMobile?: string | undefined
  iban: string
  agreeDebit: true
  agreeCollection?: true | undefined
}
type Around = Parameters<typeof personToSend>[1] &
  Pick<Context<InspectionsPrices>, 'holdToken' | 'properties'>

/** The part of the request that both kinds of inspection share; `size` is undefined for a completion inspection. */
const sent = (answers: Answers, size: Size | undefined, context: Around) => {
  const { inspected, slot, iban } = answers
  return {
    selectedAppointmentTime: {
      start: instantOnWall(slot.date, slot.startTime),
      end: instantOnWall(slot.date, slot.endTime),
    },
    service: {
      smsReminder: answers.smsReminder === 'yes',
      smsReminderPhoneNumber: answers.smsMobile ?? '',
      iban,
    },
    userInformation: {
      relationId: null,
      ...personToSend(answers, context),
      accountNumber: iban,
      agreedToGeneralTerms: answers.agreeTerms,
      agreedToDirectDebit: answers.agreeDebit,
    },
    hold: context.holdToken('slot'),
    acceptedPriceInCents: priceOf(size, (name) => context.properties[name]),
    ...feeToSend(context.properties.price, context),
    ...termsToSend,
    object: {
      typeCode: Number(answers.houseType) as 0 | 1 | 2 | 3 | 4,
      address: {
        houseNumber: inspected.houseNumber,
        addition: inspected.addition ?? '',
        postcode: inspected.postcode,
        streetName: inspected.streetName,
        placeName: inspected.city,
      },
    },
  }
}

/** For each field of that part, the answer that it is made of. */
const sentFields = {
  selectedAppointmentTime: 'slot',
  service: { smsReminder: 'smsReminder', smsReminderPhoneNumber: 'smsMobile', iban: 'iban' },
  userInformation: { ...userFields, agreedToGeneralTerms: 'agreeTerms', agreedToDirectDebit: 'agreeDebit' },
  hold: 'slot',
} as const
const objectFields = { typeCode: 'houseType', address: sentAddressFields('inspected') } as const

export const constructionFields = {
  ...sentFields,
  acceptedPriceInCents: 'houseSize',
  object: { ...objectFields, sizeCode: 'houseSize', constructionYear: 'constructionYear' },
} as const

export const completionFields = {
  ...sentFields,
  object: {
    ...objectFields,
    project: 'project',
    builder: 'builder',
    projectDeveloper: 'projectDeveloper',
  },
} as const

export const constructionRequest = (
  answers: Answers & { houseSize: Size; constructionYear: number },
  context: Around,
): InputOf<typeof register> => {
  const { object, ...rest } = sent(answers, answers.houseSize, context)
  const { houseSize: sizeCode, constructionYear } = answers
  return { body: { ...rest, object: { ...object, sizeCode, constructionYear, floor: 0 } } }
}

export const completionRequest = (
  answers: Answers & {
    project?: string | undefined
    builder?: string | undefined
    projectDeveloper?: string | undefined
  },
  context: Around,
): InputOf<typeof registerCompletion> => {
  const { object, ...rest } = sent(answers, undefined, context)
  const { project = '', builder = '', projectDeveloper = '' } = answers
  return { body: { ...rest, object: { ...object, project, builder, projectDeveloper } } }
}
