import { type SummaryRow, summaryRow } from '../fields/brick/summary-rows.ts'
import { timeInWords, timeLabel } from '../fields/request/appointment-time.ts'

/** The start of an appointment, alone or with its end (D53). */
export type WantedTime = string | { startTime: string; endTime: string }

/** The row that says when an appointment is. A file apart from the schemas, which an overview need not load. */
export const timeRow = ({ date, time }: { date: string; time: WantedTime }): SummaryRow[] =>
  summaryRow(timeLabel, timeInWords({ date, startTime: typeof time === 'string' ? time : time.startTime }))
