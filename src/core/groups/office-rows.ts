import { type SummaryRow, summaryRow } from '../fields/brick/summary-rows.ts'
import { meeting, office } from '../fields/request/office.ts'
import { type MoneyMeeting, officeVisit } from '../rules/meetings.ts'
import { timeRow, type WantedTime } from './appointment-rows.ts'

interface Told {
  appointmentType: MoneyMeeting
  date: string
  time: WantedTime
}

/** Rows with the way to meet and the time, and with the office for who comes to it (D80). */
export const meetingRows = (of: Told, officeName: string | undefined): SummaryRow[] => [
  ...(of.appointmentType === officeVisit ? summaryRow(office.facts.label, officeName ?? '') : []),
  ...summaryRow(meeting.facts.label, of.appointmentType),
  ...timeRow(of),
]
