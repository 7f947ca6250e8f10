import { brick, optional } from '../fields/brick/brick.ts'
import { yesNo } from '../fields/brick/choice.ts'
import { required } from '../fields/brick/sentences.ts'
import { line } from '../fields/brick/text.ts'
import { fieldToday } from '../fields/brick/today.ts'
import { calendarDate } from '../fields/value/calendar-date.ts'
import { explanationField } from './explanation-field.ts'
import { lookBackYears } from './limits.ts'

export const previousInsuranceEnd = calendarDate({
  label: 'Tot wanneer?',
  missing: required,
  invalid: 'Datum is niet geldig.',
  example: { day: '31', month: '12', year: '2025' },
  ok: (day) => day >= '1950' && day.slice(0, 4) <= String(Number(fieldToday().slice(0, 4)) + 2),
  keeps: 'plain',
})

/** Questions of legal assistance about the past (spec 002 section 3.3, the legal questionnaire). */
export const legalHistoryAsks = {
  previouslyInsured: yesNo({ label: 'Had je eerder een rechtsbijstandverzekering?' }),
  previousLegalCounselInsurer: brick(
    line({ max: 100, tooLong: 'De naam mag maximaal 100 tekens bevatten.' }),
    {
      label: 'Bij welke verzekeraar?',
      control: 'text',
      example: 'Mijn rechtshulp',
      maxLength: 100,
      keeps: 'plain',
    },
  ),
  endDatePreviousLegalCounselInsurer: optional(previousInsuranceEnd),
  disputeNeighboursModule: yesNo({ label: 'Heb je een conflict met je buren, of verwacht je dat?' }),
  disputeNeighboursModuleExplanation: explanationField(
    'Waar gaat het over?',
    'De schutting staat op ons erf.',
  ),
  hasCausedDispute: yesNo({
    label: 'Is er iets gebeurd waardoor je rechtshulp nodig kunt hebben?',
    hint: 'Een conflict dat er al is, verzekeren we niet. Vertel het wel.',
  }),
  hasCausedDisputeExplanation: explanationField(
    'Wat gebeurde er?',
    'Een aannemer is niet klaar met het dak.',
  ),
  companyRestructuring: yesNo({ label: 'Reorganiseert je werkgever, of is dat aangekondigd?' }),
  expiredFunctionExplanation: explanationField(
    'Wat betekent dat voor je baan?',
    'Mijn functie vervalt volgend jaar.',
  ),
  /** The window of questions about justice (spec 002 section 9; art. 7:928 lid 5 BW). */
  hasBeenProsecuted: yesNo({
    label: `Ben je in de laatste ${lookBackYears.justice} jaar vervolgd voor een strafbaar feit?`,
  }),
  hasBeenProsecutedExplanation: explanationField('Waarvoor, en hoe liep het af?', 'Vrijgesproken in 2023.'),
}
