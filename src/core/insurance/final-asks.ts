import { numberedChoice, yesNo } from '../fields/brick/choice.ts'
import { explanationField } from './explanation-field.ts'
import { lookBackYears } from './limits.ts'

/** Questions about the past (spec 002 sections 3.3 and 9): the duty to disclose. */
export const finalAsks = {
  hadDamage: yesNo({
    label: `Had je in de laatste ${lookBackYears.damage} jaar schade?`,
    hint: 'Het gaat om schade die bij deze verzekeringen hoort. Ook als je niets kreeg uitbetaald.',
  }),
  /** 5 means more than 4 (D74). */
  amountOfDamages: numberedChoice({
    label: 'Hoe vaak had je schade?',
    options: [
      { value: 1, label: '1 keer' },
      { value: 2, label: '2 keer' },
      { value: 3, label: '3 keer' },
      { value: 4, label: '4 keer' },
      { value: 5, label: 'Meer dan 4 keer' },
    ],
  }),
  damageExplanation: explanationField(
    'Welke schade was het, en wanneer?',
    'In mei 2025 liep de wasmachine leeg over de vloer.',
  ),
  hadContactWithJustice: yesNo({
    label: `Ben je in de laatste ${lookBackYears.justice} jaar in aanraking geweest met politie of justitie?`,
    hint: 'Als verdachte of na een veroordeling. Ook als iemand het was die ook verzekerd wordt.',
  }),
  contactWithJusticeExplanation: explanationField(
    'Wat gebeurde er, en hoe liep het af?',
    'Een boete in 2022, betaald.',
  ),
  insuranceDenied: yesNo({
    label: `Heeft een verzekeraar je in de laatste ${lookBackYears.refusal} jaar geweigerd of opgezegd?`,
    hint: 'Of kreeg je bijzondere voorwaarden? Dat telt ook.',
  }),
  insuranceDeniedExplanation: explanationField(
    'Welke verzekeraar was het, en waarom?',
    'Een premie die te laat was.',
  ),
}
