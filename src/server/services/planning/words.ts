import { timeInWords } from '../../../core/fields/appointment-time.ts'
import { amsterdamDay, amsterdamTime } from '../../../core/kernel/clock.ts'
import type { Span } from '../appointments/read.ts'

/** When an appointment begins: `dinsdag 1 december 2026 om 9.00 uur`. */
export const whenOf = ({ start }: Pick<Span, 'start'>): string =>
  timeInWords({ date: amsterdamDay(start).toString(), startTime: amsterdamTime(start) })
