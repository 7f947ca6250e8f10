import { multiLineText } from '../value/multi-line-text.ts'

/** Why somebody asks a colleague for an approval, at most 500 characters. */
export const staffReason = multiLineText({
  label: 'Waarom?',
  example: 'Sanne komt 1 december bij ledenservice werken.',
  missing: 'Schrijf kort waarom.',
  max: 500,
  tooLong: 'Schrijf hoogstens 500 tekens.',
  hint: 'Je collega leest dit voordat die beslist.',
})
