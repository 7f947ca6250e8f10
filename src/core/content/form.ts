import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, codename, sentences, shortText } from './parts.ts'

/** The kinds of questions of a form; `core/forms/question-kinds.ts` has the brick of each. */
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

export const formId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

export const keyPattern = /^[a-z][a-z0-9_]{0,39}$/
/**
 * The key of a question, under which its answer is sent and stored. It may not be a name that every object has by itself, such as
 * `constructor`.
 */
export const answerKey = z.string().check(
  z.regex(keyPattern),
  z.refine((key) => !(key in {}), 'this key has a meaning of its own'),
)

const question = z.strictObject({
  key: answerKey,
  ask: z.enum(asks),
  label: z.optional(shortText),
  hint: z.optional(sentences),
  /** True when left out; an `addition` is never required. */
  required: z.optional(z.boolean()),
  options: z.optional(
    z
      .array(z.strictObject({ key: answerKey, label: shortText, hint: z.optional(shortText) }))
      .check(z.minLength(2), z.maxLength(12)),
  ),
  max: z.optional(z.int().check(z.minimum(1))),
})
export type FormQuestion = z.infer<typeof question>

/** Questions without a name of their own: editors have to give them a label. */
const unnamed: readonly Ask[] = ['line', 'text', 'choice', 'choices', 'yes-no', 'number', 'date']
const chosen: readonly Ask[] = ['choice', 'choices']
const highest: Partial<Record<Ask, number>> = { line: 200, text: 1000, number: 1_000_000 }

const repeated = (keys: readonly string[]): string | undefined =>
  keys.find((key, at) => keys.indexOf(key) < at)

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
 * A form that editors put together from the existing bricks (spec 000 section 2, the form service). `title` is also the name of
 * its requests, in their mail and among one's own requests.
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
    /** Text of the button; `Versturen` when left out. */
    button: z.optional(shortText),
    /** The text once the form is sent, on the page and in the mail: what happens next. */
    thanks: sentences,
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
