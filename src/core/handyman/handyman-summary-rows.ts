import type { InputOf } from '../contract/endpoint.ts'
import type { book } from '../contract/handyman/handyman-calls.ts'
import { handymanTitles } from '../contract/handyman/handyman-titles.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { email } from '../fields/person/email.ts'
import { phoneNumber } from '../fields/person/phone-number.ts'
import { jobDescription } from '../fields/request/job-description.ts'
import { taskLabel } from '../fields/request/task-title.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'
import {
  feeText,
  handymanLabel,
  inOrder,
  momentLabel,
  momentText,
  type PricedMoment,
  priceText,
} from './handyman-words.ts'

type Booking = InputOf<typeof book>['body']['appointment']

/** What the rows show beside the request, as the partner said it: the task, and the chosen moments with prices. */
export interface BookingDetails {
  title: string
  /** The handyman who comes; undefined where the category of the task is unknown. */
  handyman: string | undefined
  moments: readonly PricedMoment[]
}

/** The address with number and addition apart; calls carry them as one (D43). */
const homeOf = ({ street, suffix, postal_code, city }: Booking['address']) => {
  const [number, ...addition] = suffix.split(' ')
  return {
    streetName: street,
    houseNumber: Number(number),
    addition: addition.join(' '),
    postcode: postal_code,
    city,
  }
}

/** Summary rows of a booking with its task and moments in words and prices, for overview, stored summary and mail. */
export const handymanRows = ({ comment, user, address }: Booking, told: BookingDetails): Section[] => [
  {
    title: handymanTitles.task,
    rows: [
      ...summaryRow(taskLabel, told.title),
      ...summaryRow(handymanLabel, told.handyman ?? ''),
      ...answerRow(jobDescription, comment),
    ],
  },
  {
    title: handymanTitles.address,
    rows: addressRow(homeOf(address)),
  },
  {
    title: handymanTitles.moments,
    rows: inOrder(told.moments).flatMap((moment, index) =>
      summaryRow(momentLabel(index), `${momentText(moment)}\n${priceText(moment)} + ${feeText(moment)}`),
    ),
  },
  {
    title: handymanTitles.person,
    rows: [
      ...nameRow({ initials: user.first_name, lastName: user.last_name }),
      ...answerRow(phoneNumber, user.telephone),
      ...answerRow(email, user.email),
    ],
  },
]
