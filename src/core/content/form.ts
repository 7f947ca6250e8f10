import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { quoted } from './defect-sentences.ts'
import { anchor, codename, sentences, shortText, slugRule } from './parts.ts'

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

export const formId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugRule), z.maxLength(60))

export const keyPattern = /^[a-z][a-z0-9_]{0,39}$/
/**
 * The key of a question, under which its answer is sent and stored. It may not be a name that every object has by itself, such as
 * `constructor`.
 */
export const answerKey = z.string().check(
  z.regex(
    keyPattern,
    'Begin met een kleine letter. Gebruik daarna kleine letters, cijfers en lage streepjes: hoogstens 40.',
  ),
  z.refine((key) => !(key in {}), 'Kies een ander woord: dit woord is al in gebruik.'),
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

/** Index of the first that an earlier one equals; undefined where each is of its own. */
const repeated = (names: readonly string[]): number | undefined => {
  const at = names.findIndex((name, index) => names.indexOf(name) < index)
  return at < 0 ? undefined : at
}

/** A sentence about a part of a question, with the path to that part. */
interface Fault {
  path: PropertyKey[]
  sentence: string
}

const when = (isWrong: boolean, path: PropertyKey[], sentence: string): Fault[] =>
  isWrong ? [{ path, sentence }] : []

/** Faults for an option that has the key or the label of an earlier one. */
const repeatedIn = (options: NonNullable<FormQuestion['options']>): Fault[] =>
  (['key', 'label'] as const).flatMap((part): Fault[] => {
    const twice = repeated(options.map((one) => one[part]))
    if (twice === undefined) return []
    const sentence = `Een andere keuze heeft ${quoted(options[twice]?.[part])} al.`
    return [{ path: ['options', twice, part], sentence }]
  })

const faultsOf = ({ ask, label, required, options, max }: FormQuestion): Fault[] => {
  const most = highest[ask]
  const isChoice = chosen.includes(ask)
  return [
    ...when(unnamed.includes(ask) && label === undefined, ['label'], 'Schrijf wat je vraagt.'),
    ...when(isChoice && !options, ['options'], 'Geef deze vraag minstens 2 keuzes.'),
    ...when(!isChoice && options !== undefined, ['options'], 'Haal de keuzes weg: deze vraag heeft er geen.'),
    ...repeatedIn(options ?? []),
    ...when(max !== undefined && most === undefined, ['max'], 'Haal dit weg: deze vraag heeft geen grens.'),
    ...when(
      (max ?? 0) > (most ?? Number.POSITIVE_INFINITY),
      ['max'],
      `Vul een getal in van ${most} of lager.`,
    ),
    ...when(ask === 'addition' && required === true, ['required'], 'Een toevoeging mag niet verplicht zijn.'),
  ]
}

const questions = z.array(question).check(
  z.minLength(1),
  z.maxLength(20),
  z.check((context) => {
    const asked = context.value
    const tell = (message: string, path: PropertyKey[]) =>
      context.issues.push({ code: 'custom', message, path, input: asked })
    for (const [at, one] of asked.entries())
      for (const { path, sentence } of faultsOf(one)) tell(sentence, [at, ...path])
    const twice = repeated(asked.map(({ key }) => key))
    if (twice !== undefined) tell(`Een andere vraag heeft ${quoted(asked[twice]?.key)} al.`, [twice, 'key'])
    const mails = asked.flatMap(({ ask }, at) => (ask === 'email' ? [at] : []))
    if (mails[1] !== undefined) tell('Vraag maar één keer om een e-mailadres.', [mails[1], 'ask'])
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
