import type { Ask, FormQuestion } from '../content/form.ts'
import { type AnyBrick, optional, relabel } from '../fields/brick/brick.ts'
import { choice, yesNo } from '../fields/brick/choice.ts'
import { choices } from '../fields/brick/choices.ts'
import { required } from '../fields/brick/sentences.ts'
import { addition } from '../fields/home/addition.ts'
import { houseNumber } from '../fields/home/house-number.ts'
import { postcode } from '../fields/home/postcode.ts'
import { contactName } from '../fields/person/contact-name.ts'
import { email } from '../fields/person/email.ts'
import { landline } from '../fields/person/landline.ts'
import { mobile } from '../fields/person/mobile.ts'
import { relationId } from '../fields/person/relation-id.ts'
import { licencePlate } from '../fields/request/licence-plate.ts'
import { calendarDate } from '../fields/value/calendar-date.ts'
import { multiLineText } from '../fields/value/multi-line-text.ts'
import { singleLineText } from '../fields/value/single-line-text.ts'
import { wholeNumber } from '../fields/value/whole-number.ts'
import type { ProfileWord } from '../kernel/viewer.ts'

interface QuestionKind {
  brick(question: FormQuestion): AnyBrick
  /** The field of the visitor's own profile that the question asks for. */
  profile?: ProfileWord
}

const thousands = new Intl.NumberFormat('nl-NL')

/** The label of a question; questions without a name of their own always have one (`core/content/form.ts`). */
const labelOf = ({ label = '' }: FormQuestion): string => label

const optionsOf = ({ options = [] }: FormQuestion) => {
  const [first, ...rest] = options.map(({ key, ...words }) => ({ value: key, ...words }))
  if (!first) throw new Error('A question to choose from has options.')
  return [first, ...rest] as const
}

const number = (question: FormQuestion): AnyBrick => {
  const { max = 1_000_000 } = question
  return wholeNumber(
    {
      invalid: 'Vul een heel getal in, zonder punt of komma.',
      min: 0,
      max,
      tooHigh: `Vul hoogstens ${thousands.format(max)} in.`,
    },
    { label: labelOf(question), example: '1' },
  )
}

const text = (question: FormQuestion): AnyBrick => {
  const { max = 1000 } = question
  const tooLong = `Vul maximaal ${thousands.format(max)} tekens in.`
  return multiLineText({ label: labelOf(question), example: 'x'.repeat(Math.min(max, 3)), max, tooLong })
}

const date = (question: FormQuestion): AnyBrick =>
  calendarDate({
    label: labelOf(question),
    missing: required,
    invalid: 'Datum is niet geldig.',
    example: { day: '01', month: '12', year: '2026' },
    keeps: 'plain',
  })

/** The brick of every kind of question. None asks what a browser or a mail may not keep. */
const kinds: Readonly<Record<Ask, QuestionKind>> = {
  line: {
    brick: (question) => singleLineText({ label: labelOf(question), example: 'x', max: question.max ?? 100 }),
  },
  text: { brick: text },
  choice: { brick: (question) => choice({ label: labelOf(question), options: optionsOf(question) }) },
  choices: { brick: (question) => choices({ label: labelOf(question), options: optionsOf(question) }) },
  'yes-no': { brick: (question) => yesNo({ label: labelOf(question) }) },
  number: { brick: number },
  date: { brick: date },
  name: { brick: () => contactName, profile: 'name' },
  email: { brick: () => email, profile: 'emailAddress' },
  mobile: { brick: () => mobile, profile: 'phoneNumberMobile' },
  landline: { brick: () => landline, profile: 'phoneNumberLandline' },
  postcode: { brick: () => postcode, profile: 'postcode' },
  'house-number': { brick: () => houseNumber, profile: 'houseNumber' },
  addition: { brick: () => addition, profile: 'addition' },
  'relation-id': { brick: () => relationId, profile: 'relationId' },
  'licence-plate': { brick: () => licencePlate },
}

/** The brick of a question, with the words that editors gave it. */
export const brickOfQuestion = (question: FormQuestion): AnyBrick => {
  const { ask, label, hint, required: isRequired = ask !== 'addition' } = question
  const brick = relabel(kinds[ask].brick(question), { ...(label && { label }), ...(hint && { hint }) })
  return isRequired ? brick : optional(brick)
}

/** The profile field that a question asks for; undefined for a question about something else. */
export const profileWordOf = ({ ask }: FormQuestion): ProfileWord | undefined => kinds[ask].profile
