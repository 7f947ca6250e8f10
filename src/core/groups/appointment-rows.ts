import { type SummaryRow, summaryRow } from '../fields/brick/summary-rows.ts'
import { timeInWords, timeLabel } from '../fields/request/appointment-time.ts'

/** The start of an appointment, alone or with its end (D53). */
export type WantedTime = string | { startTime: string; endTime: string }

/** When an appointment is, in one row. Apart from what judges it, which an overview needs not load. */
export const timeRow = ({ date, time }: { date: string; time: WantedTime }): SummaryRow[] =>
  summaryRow(timeLabel, timeInWords({ date, startTime: typeof time === 'string' ? time : time.startTime }))
