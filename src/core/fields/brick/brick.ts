import * as z from 'zod/mini'
import { required } from './sentences.ts'
import { tidyCode, within } from './text.ts'

/** What may be kept of an answer, and where: the table in docs/architecture.md, "What is kept". */
export type Keeps = 'plain' | 'masked' | 'quiet' | 'never'

export type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'digits'
  | 'money'
  | 'textarea'
  | 'select'
  | 'search'
  | 'signature'
  | 'radio'
  | 'checkboxes'
  | 'checkbox'
  | 'date-parts'
  | 'password'
  | 'files'
  | 'uploads'
  | 'custom'
  | 'none'

export interface Choice {
  /** The value as it travels, as a string. */
  value: string
  label: string
  hint?: string
}

/** Everything about a field that is not its schema. `In` is what the control holds, `Out` what the schema makes of it. */
export interface Facts<Out, In> {
  label: string
  control: Control
  /** A valid answer as the control would hold it; tests, demo data and the API description use it. */
  example: In
  keeps: Keeps
  /** Says something about the person, not only about the home or the wish. */
  personal?: boolean
  hint?: string
  placeholder?: string
  autocomplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  /** Most characters that the control takes. */
  maxLength?: number
  /** Characters that a usual answer has room for, where that is less than the most. */
  room?: number
  /** Shown behind the control: `m²`. */
  unit?: string
  choices?: readonly Choice[]
  /** The sentence beside a single checkbox, when it is longer than its label. */
  sentence?: string
  /** Words of that sentence that lead to what one agrees with. */
  link?: { text: string; href: string }
  /** While typing: drops what can never belong (white space in an e-mail address). */
  strip?: (typed: string) => string
  /** On leaving the field: brings the answer in its usual form. Never damages a name. */
  clean?: (typed: string) => string
  /** How an overview, a mail and the back office show the parsed answer. */
  show?: (value: Out) => string
  /** How a masked answer is stored and shown; its last four characters when left out. */
  mask?: (value: Out) => string
  /** Stands in no overview, mail or document, because it only repeats another answer. */
  unlisted?: boolean
  /** A number that calls take as a text of digits too (D14). */
  digitsToo?: true
  /** May stay empty only where another field of its group is answered: it is not called `Optioneel`. */
  oneOf?: boolean
  /** For files: accepted extensions (with dot), the most files, and a form's own sentence for one that is too big. */
  files?: { accept: readonly string[]; max: number; tooBig?: string | undefined }
}

/** One field, said once: form, API, overview, mail, back office and tests all read it. */
export interface Brick<Out = unknown, In = unknown> {
  readonly kind: 'brick'
  readonly schema: z.ZodMiniType<Out, In>
  readonly facts: Facts<Out, In>
  readonly optional: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: a brick of any shape; Out stands in a function's argument, so `unknown` would refuse every real brick
export type AnyBrick = Brick<any, any>

const bricks = new WeakMap<z.core.$ZodType, AnyBrick>()

/** The brick that a schema was made by, so that the API description can tell its label and example. */
export const brickOf = (schema: z.core.$ZodType): AnyBrick | undefined => bricks.get(schema)

const register = <B extends AnyBrick>(brick: B): B => {
  bricks.set(brick.schema, brick)
  return brick
}

/** Makes a field from its schema (`zod/mini`, with its Dutch sentences) and its facts. */
export const brick = <Out, In>(
  schema: z.ZodMiniType<Out, In>,
  facts: Facts<Out, NoInfer<In>>,
): Brick<Out, In> =>
  // a clone, so that two bricks made of one schema each keep their own facts
  register({
    kind: 'brick',
    schema: z.clone(schema as z.ZodMiniType) as z.ZodMiniType<Out, In>,
    facts: bounded(facts),
    optional: false,
  })

/** A paste may be as long, and as odd, as what is sent: what cleans it up in the browser has the same bounds. */
const bounded = <F extends Pick<Facts<never, never>, 'clean' | 'strip'>>(facts: F): F => ({
  ...facts,
  ...(facts.clean && { clean: within(facts.clean) }),
  ...(facts.strip && { strip: within(facts.strip) }),
})

const blank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && tidyCode(value.trim()) === '')

/** No answer: nothing, an empty text, an empty list, or parts (of a date) that are all empty. */
const absent = (value: unknown): boolean => {
  if (blank(value)) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return false
  const parts = Object.values(value)
  return parts.length > 0 && parts.every((part) => blank(part))
}

/** The same field where it need not be answered: absent, `''` and `null` all mean no answer (D25). */
export const optional = <Out, In>(of: Brick<Out, In>): Brick<Out | undefined, In | '' | null | undefined> =>
  register({
    kind: 'brick',
    schema: z.optional(
      z.pipe(
        z.transform((value: unknown): unknown => (absent(value) ? undefined : value)) as z.ZodMiniType<
          unknown,
          unknown
        >,
        z.optional(of.schema as z.ZodMiniType) as z.ZodMiniType<unknown, unknown>,
      ),
    ) as unknown as z.ZodMiniType<Out | undefined, In | '' | null | undefined>,
    facts: of.facts as unknown as Facts<Out | undefined, In | '' | null | undefined>,
    optional: true,
  })

/** The same field under another label, hint or rule of keeping. */
export const relabel = <Out, In>(of: Brick<Out, In>, facts: Partial<Facts<Out, In>>): Brick<Out, In> =>
  register({
    ...of,
    schema: z.clone(of.schema as z.ZodMiniType) as z.ZodMiniType<Out, In>,
    facts: { ...of.facts, ...bounded(facts) },
  })

/** A value that a call carries but nobody fills in by hand: it has no control and stands in no overview. */
export const wire = <Out, In>(
  schema: z.ZodMiniType<Out, In>,
  example: NoInfer<In>,
  label = '',
): Brick<Out, In> => brick(schema, { label, control: 'none', example, keeps: 'plain' })

// Where a schema carries no sentence of its own, the visitor still reads Dutch (D2).
z.config({ customError: () => required })
