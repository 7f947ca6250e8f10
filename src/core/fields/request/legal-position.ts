import * as z from 'zod/mini'
import { brick, relabel } from '../brick/brick.ts'
import { choice, yesNo } from '../brick/choice.ts'
import { multiLineText } from '../value/multi-line-text.ts'
import { singleLineText } from '../value/single-line-text.ts'

/** Whose legal position it is (spec 001 section 3). It is shown and never typed: the page that somebody came by decides it. */
export const requestType = choice({
  label: 'Voor wie is het?',
  options: [
    { value: 'particulier', label: 'Particulier' },
    { value: 'vve', label: 'VvE' },
    { value: 'professionele_partij', label: 'Professionele partij' },
  ],
})
export type RequestType = 'particulier' | 'vve' | 'professionele_partij'

/** The codes of applicant types (spec 001 section 3), which a request may carry too. */
const codes: ReadonlyMap<unknown, RequestType> = new Map([
  ['0', 'professionele_partij'],
  ['1', 'particulier'],
  ['2', 'vve'],
])
const read = z.transform((sent: unknown) => codes.get(sent) ?? sent) as z.ZodMiniType<unknown, unknown>

/** The type in a request, by its word or by its code. */
export const sentRequestType = brick(
  z.pipe(
    read,
    requestType.schema as z.ZodMiniType<RequestType, unknown>,
  ) as unknown as typeof requestType.schema,
  requestType.facts,
)

/** What happened, as the applicant tells it: the lawyer begins with this text. At most 4000 characters. */
export const legalExplanation = multiLineText({
  label: 'Toelichting',
  hint: 'Wat is er gebeurd, en wat wil je weten?',
  example: 'De aannemer is halverwege gestopt. Moet ik de laatste rekening betalen?',
  max: 4000,
  tooLong: 'De toelichting mag maximaal 4.000 tekens bevatten.',
})

export const hasInsurance = yesNo({ label: 'Heb je een rechtsbijstandverzekering?' })

/** The choice for an insurer that is not in the list; `insurerOther` then asks for its name. */
export const otherInsurer = 'Anders'

/** Insurers of legal aid, sent as their names (spec 001 section 3, D42). */
export const insurer = choice({
  label: 'Verzekeraar',
  options: [
    { value: 'ARAG', label: 'ARAG' },
    { value: 'DAS', label: 'DAS' },
    { value: 'Unive', label: 'Unive' },
    { value: 'Interpolis', label: 'Interpolis' },
    { value: 'Klaverblad', label: 'Klaverblad' },
    { value: 'FBTO', label: 'FBTO' },
    { value: 'ASR Verzekeringen', label: 'ASR Verzekeringen' },
    { value: 'Anker Rechtsbijstand', label: 'Anker Rechtsbijstand' },
    { value: 'Via Vereniging Thuisbasis', label: 'Via Vereniging Thuisbasis' },
    { value: otherInsurer, label: 'Anders' },
  ],
})

export const insurerOther = singleLineText({
  label: 'Naam van je verzekeraar',
  example: 'Voorbeeldverzekering',
  max: 100,
})

/** The type as a field of the step that shows it: the view of that step draws it itself, with its price. */
export const shownRequestType = relabel(requestType, { control: 'custom' })
