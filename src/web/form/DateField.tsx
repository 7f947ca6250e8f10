import { tidyDateParts } from '../../core/fields/value/calendar-date.ts'
import { DateParts, type TypedDate } from '../ui/DateParts.tsx'
import type { ControlProps } from './control.ts'

const noDate: TypedDate = { day: '', month: '', year: '' }

/** A complete date such as `2026-11-30`, or the parts that were typed so far. */
const dateOf = (value: unknown): TypedDate => {
  if (typeof value === 'string') {
    const [year = '', month = '', day = ''] = value.split('-')
    return { day, month, year }
  }
  return { ...noDate, ...(value as Partial<TypedDate> | undefined) }
}

/** A date that the visitor knows by heart, such as a birthday. */
export function DateField({ question, brick, value, set, leave }: ControlProps) {
  return (
    <DateParts
      {...question}
      value={dateOf(value)}
      onValue={set}
      tidy={tidyDateParts}
      birthday={brick.facts.autocomplete === 'bday'}
      onBlur={leave}
    />
  )
}
