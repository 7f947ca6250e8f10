import { brick } from './brick.ts'
import { calendarDate } from './calendar-date.ts'
import { choice, yesNo } from './choice.ts'
import { runTimeChoice } from './run-time-choice.ts'
import { required } from './sentences.ts'
import { line } from './text.ts'
import { fieldToday } from './today.ts'

// What the cancellation service asks (spec 002 sections 3.3, 5.3 and 9).

export const hasCancellationService = yesNo({ label: 'Wil je dat wij je oude verzekering opzeggen?' })
export const onOwnName = yesNo({
  label: 'Staat de oude verzekering op jouw naam en adres?',
  hint: 'Dan vullen we die voor je in.',
})

/** One of the insurers that the server offers, by a code that says nothing. */
export const oldInsurer = runTimeChoice({
  label: 'Verzekeraar',
  hint: 'Typ de naam van je oude verzekeraar, ook als het een merk is.',
  example: 'Vg3kQ2xZ8aLm',
  control: 'search',
})

const kinds = [
  'Opstalverzekering',
  'Aansprakelijkheidsverzekering',
  'Rechtsbijstandverzekering',
  'Inboedelverzekering',
] as const
export type CancelledKind = (typeof kinds)[number]
const [first, ...others] = kinds.map((value) => ({ value, label: value as string }))
if (!first) throw new Error('Nothing can be cancelled.')

export const cancelledKind = choice({
  label: 'Soort verzekering',
  options: [first, ...others],
  control: 'select',
})

const noNumber = 'Polisnummer is ongeldig.'
/** As it stands on the policy. */
export const policyNumber = brick(
  line({ max: 30, invalid: noNumber, ok: (text) => /^[\p{L}\p{N}][\p{L}\p{N} .,/-]*$/u.test(text) }),
  {
    label: 'Polisnummer',
    control: 'text',
    example: '12.345.678',
    maxLength: 30,
    room: 16,
    keeps: 'plain',
    personal: true,
  },
)

/** The last day of a notice: two years from today, longer than any policy has left. */
const lastDay = (): string => {
  const today = fieldToday()
  return `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`
}

/** The day on which the old insurance ends. */
export const cancellationDate = calendarDate({
  label: 'Opzegdatum',
  missing: required,
  invalid: 'Kies een dag vanaf vandaag, hoogstens twee jaar vooruit.',
  example: { day: '01', month: '01', year: '2027' },
  ok: (day) => day >= fieldToday() && day <= lastDay(),
  keeps: 'plain',
})
