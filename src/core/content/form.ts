import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, codename, sentences, shortText } from './parts.ts'

/** What a question of a form may ask; `core/forms/question-kinds.ts` has the brick of each. */
export const asks = [
  'line',
  'text',
  'choice',
  'choices',
  'yes-no',
  'number',
  'date',
  'name',
  'email',
  'mobile',
  'landline',
  'postcode',
  'house-number',
  'addition',
  'relation-id',
  'licence-plate',
] as const
export type Ask = (typeof asks)[number]

/** How the id of a form is written. It stands in the address of its call. */
export const formId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

/** How the key of a question is written. */
export const keyPattern = /^[a-z][a-z0-9_]{0,39}$/
/** By which an answer travels and is stored. Nothing that every object has by itself, such as `constructor`. */
export const answerKey = z.string().check(
  z.regex(keyPattern),
  z.refine((key) => !(key in {}), 'this key has a meaning of its own'),
)

const question = z.strictObject({
  key: answerKey,
  ask: z.enum(asks),
  label: z.optional(shortText),
  hint: z.optional(sentences),
  /** Left out it must be answered; an `addition` never. */
  required: z.optional(z.boolean()),
  options: z.optional(
    z
      .array(z.strictObject({ key: answerKey, label: shortText, hint: z.optional(shortText) }))
      .check(z.minLength(2), z.maxLength(12)),
  ),
  /** Most characters, or the highest number. */
  max: z.optional(z.int().check(z.minimum(1))),
})
export type FormQuestion = z.infer<typeof question>

/** What says nothing by itself: editors give it a label. */
const unnamed: readonly Ask[] = ['line', 'text', 'choice', 'choices', 'yes-no', 'number', 'date']
const chosen: readonly Ask[] = ['choice', 'choices']
/** The most that `max` may be. */
const highest: Partial<Record<Ask, number>> = { line: 200, text: 1000, number: 1_000_000 }

const repeated = (keys: readonly string[]): string | undefined =>
  keys.find((key, at) => keys.indexOf(key) < at)

/** What is wrong with one question as a whole. */
const faultsOf = ({ ask, label, required, options, max }: FormQuestion): string[] => {
  const most = highest[ask]
  const twice =
    options && (repeated(options.map(({ key }) => key)) ?? repeated(options.map((one) => one.label)))
  return [
    ...(unnamed.includes(ask) && label === undefined ? [`"${ask}" needs a label`] : []),
    ...(chosen.includes(ask) && !options ? [`"${ask}" needs options`] : []),
    ...(!chosen.includes(ask) && options ? [`"${ask}" has no options`] : []),
    ...(twice === undefined ? [] : [`two options are "${twice}"`]),
    ...(max !== undefined && most === undefined ? [`"${ask}" has no max`] : []),
    ...(max !== undefined && most !== undefined && max > most ? [`max is at most ${most}`] : []),
    ...(ask === 'addition' && required ? ['an addition cannot be required'] : []),
  ]
}

const questions = z.array(question).check(
  z.minLength(1),
  z.maxLength(20),
  z.check((context) => {
    const asked = context.value
    const tell = (message: string, path: PropertyKey[]) =>
      context.issues.push({ code: 'custom', message, path, input: asked })
    for (const [at, one] of asked.entries()) for (const fault of faultsOf(one)) tell(fault, [at])
    const twice = repeated(asked.map(({ key }) => key))
    if (twice !== undefined) tell(`two questions have the key "${twice}"`, [])
    if (asked.filter(({ ask }) => ask === 'email').length > 1)
      tell('only one question may ask an e-mail address', [])
  }),
)

/**
 * A form that editors put together from the bricks that there are (spec 000 section 2, the form service). `title` is
 * what its request is called afterwards, in its mail and among one's own requests.
 */
export const form = blockKind(
  'form',
  {
    anchor,
    /** Unique in the whole edition. */
    formId,
    title: shortText,
    intro: z.optional(sentences),
    questions,
    /** `Versturen` when left out. */
    button: z.optional(shortText),
    /** Said once it is sent, on the page and in the mail: what happens next. */
    thanks: sentences,
    /** Codename of the desk of the settings that is told. */
    desk: codename,
  },
  {
    formId: 'fout-melden',
    title: 'Meld een fout',
    questions: [
      { key: 'wat', ask: 'text', label: 'Wat klopt er niet?' },
      { key: 'email', ask: 'email', required: false },
    ],
    thanks: 'Bedankt voor je melding.',
    desk: 'klantenservice',
  },
)
