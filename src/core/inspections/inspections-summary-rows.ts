import type { InputOf } from '../contract/endpoint.ts'
import type { register, registerCompletion } from '../contract/inspections/inspections-calls.ts'
import { inspectionsTitles } from '../contract/inspections/inspections-titles.ts'
import { agreedRow, answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { constructionYear } from '../fields/home/construction-year.ts'
import { houseType } from '../fields/home/house-type.ts'
import { builder, project, projectDeveloper } from '../fields/home/new-house.ts'
import { iban } from '../fields/payment/iban.ts'
import { relationId } from '../fields/person/relation-id.ts'
import { agreeTerms } from '../fields/request/consent.ts'
import { houseSize, smsNumber, smsReminder } from '../fields/request/inspection.ts'
import { timeRow } from '../groups/appointment-rows.ts'
import { addressRow } from '../groups/summary-rows.ts'
import { joiningRows, userRows } from '../groups/user-rows.ts'
import { amsterdamDay, amsterdamTime } from '../kernel/clock.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import { agreeDebit } from './collection.ts'
import { priceInWords, totalLabel } from './inspections-price.ts'

type Construction = InputOf<typeof register>['body']
type Completion = InputOf<typeof registerCompletion>['body']
export type InspectionRequest = Construction | Completion

/** What the rows show beside the request: the price of the day, and the yearly fee of somebody who becomes a member. */
export interface InspectionsRowContext {
  price: Cents
  fee: Cents | undefined
}

/** Summary rows of an inspection, for overview, stored summary and mail. */
export const inspectionsRows = (of: InspectionRequest, { price, fee }: InspectionsRowContext): Section[] => {
  const { object, service, userInformation: person } = of
  const { start } = of.selectedAppointmentTime
  const { placeName: city, ...home } = object.address
  return [
    {
      title: inspectionsTitles.home,
      rows: [
        ...addressRow({ ...home, houseNumber: home.houseNumber || undefined, city }),
        ...answerRow(houseType, String(object.typeCode)),
        ...('sizeCode' in object
          ? [
              ...answerRow(houseSize, object.sizeCode),
              ...answerRow(constructionYear, object.constructionYear),
            ]
          : completionRows(object)),
      ],
    },
    {
      title: inspectionsTitles.planning,
      rows: [
        ...timeRow({ date: amsterdamDay(start).toString(), time: `${amsterdamTime(start)}:00` }),
        ...summaryRow('Kosten', priceInWords(price)),
      ],
    },
    {
      title: 'sizeCode' in object ? inspectionsTitles.personalDetails : inspectionsTitles.details,
      rows: [...answerRow(relationId, person.relationId), ...userRows(person)],
    },
    {
      title: inspectionsTitles.payment,
      rows: [
        ...answerRow(smsReminder, service.smsReminder ? 'yes' : 'no'),
        ...answerRow(smsNumber, service.smsReminderPhoneNumber),
        ...answerRow(iban, service.iban),
        ...summaryRow(agreeDebit.facts.label, `${formatCents(price)}, na de keuring`),
        // a member agrees to the collection of the inspection only
        ...joiningRows({ agreeCollection: fee === undefined ? undefined : person.agreedToDirectDebit }, fee),
        ...(fee === undefined ? [] : summaryRow(totalLabel, formatCents(price + fee))),
        ...agreedRow(agreeTerms, person.agreedToGeneralTerms),
      ],
    },
  ]
}

const completionRows = (object: Completion['object']) => [
  ...answerRow(project, object.project),
  ...answerRow(builder, object.builder),
  ...answerRow(projectDeveloper, object.projectDeveloper),
]
