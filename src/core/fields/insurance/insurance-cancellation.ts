import { insuranceLegalTexts } from '../../rules/insurance-legal-texts.ts'
import { brick } from '../brick/brick.ts'
import { choice, yesNo } from '../brick/choice.ts'
import { runTimeChoice } from '../brick/run-time-choice.ts'
import { line, tidyCode } from '../brick/text.ts'
import { consent, tick } from '../request/consent.ts'
import { comingDay } from '../value/coming-day.ts'

// Questions of the cancellation service (spec 002 sections 3.3, 5.3 and 9).

export const hasCancellationService = yesNo({ label: 'Wil je dat wij je oude verzekering opzeggen?' })
export const onOwnName = yesNo({
  label: 'Staat de oude verzekering op jouw naam en adres?',
  hint: 'Dan vullen we die voor je in.',
})

/** The old insurer, by the meaningless code under which the server offers it. */
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
export const policyNumber = brick(
  line({
    max: 30,
    invalid: noNumber,
    tidy: tidyCode,
    ok: (text) => /^[\p{L}\p{N}][\p{L}\p{N} .,/-]*$/u.test(text),
  }),
  {
    label: 'Polisnummer',
    control: 'text',
    example: '12.345.678',
    maxLength: 30,
    room: 16,
    clean: tidyCode,
    keeps: 'plain',
    personal: true,
  },
)

/** The day on which the old insurance ends; no policy lasts longer than two years from today. */
export const cancellationDate = comingDay({
  label: 'Opzegdatum',
  invalid: 'Kies een dag vanaf vandaag, hoogstens twee jaar vooruit.',
  years: 2,
})

const unreplaced = { label: 'Niets in de plaats', sentence: insuranceLegalTexts.unreplaced.wording }
/** Consent for an old insurance of a kind that is not applied for (D81). */
export const nothingReplaces = consent(unreplaced)
/** The same consent in a call, which carries it for any kind: a rule decides where it must be ticked. */
export const mayNothingReplace = tick(unreplaced)
