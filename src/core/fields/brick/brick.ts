import * as z from 'zod/mini'
import { required } from './sentences.ts'
import { boundedTidy, tidyCode } from './text.ts'

/** What may be kept of an answer, and where; docs/architecture.md has the table, under "What is kept". */
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

/**
 * What of a person, a home or a building an answer names, by which staff find the request in which it stands. E-mail addresses and
 * phone numbers are known by their control.
 */
export type Sought =
  | 'given-name'
  | 'infix'
  | 'last-name'
  | 'whole-name'
  | 'postcode'
  | 'house-number'
  | 'addition'
  | 'member-number'

export interface Choice {
  /** The value as a string, as calls carry it. */
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
  /** True where the answer says something about the person, not only about the home or the wish. */
  personal?: boolean
  /** Set where staff search by the answer (`core/request-search`). */
  sought?: Sought
  hint?: string
  placeholder?: string
  autocomplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  maxLength?: number
  /** Width in characters that a usual answer needs, where that is less than `maxLength`. */
  room?: number
  unit?: string
  choices?: readonly Choice[]
  /** The sentence beside a single checkbox, when it is longer than its label. */
  sentence?: string
  /** Words in `sentence` that become a link to the text that one agrees with. */
  link?: { text: string; href: string }
  /** Runs while typing: drops what can never belong (white space in an e-mail address). */
  strip?: (typed: string) => string
  /** Runs on leaving the field: brings the answer into its usual form. Never damages a name. */
  clean?: (typed: string) => string
  /** The parsed answer as an overview, a mail and the back office show it. */
  show?: (value: Out) => string
  /** The form in which a masked answer is stored and shown; its last four characters when left out. */
  mask?: (value: Out) => string
  /** True where no overview, mail or document shows the answer, because it only repeats another one. */
  unlisted?: boolean
  /** True for a number that calls also accept as a text of digits (D14). */
  digitsToo?: true
  /** True where the field may stay empty only if another field of its group is answered: the label does not say `Optioneel`. */
  oneOf?: boolean
  /**
   * Of a field for files: accepted extensions (with dot), the most files, and the form's own error for a file that is too big.
   */
  files?: { accept: readonly string[]; max: number; tooBig?: string | undefined }
}

/** One field, defined once: form, API, overview, mail, back office and tests all read it. */
export interface Brick<Out = unknown, In = unknown> {
  readonly kind: 'brick'
  readonly schema: z.ZodMiniType<Out, In>
  readonly facts: Facts<Out, In>
  readonly optional: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: a brick of any shape; Out stands in a function's argument, so `unknown` would refuse every real brick
export type AnyBrick = Brick<any, any>

const bricks = new WeakMap<z.core.$ZodType, AnyBrick>()

/** The brick of a schema, so that the API description can give its label and example. */
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

/**
 * Limits the clean-up in the browser to the same length as on the server: a pasted text can be as long, and as odd, as a sent
 * one.
 */
const bounded = <F extends Pick<Facts<never, never>, 'clean' | 'strip'>>(facts: F): F => ({
  ...facts,
  ...(facts.clean && { clean: boundedTidy(facts.clean) }),
  ...(facts.strip && { strip: boundedTidy(facts.strip) }),
})

const blank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && tidyCode(value.trim()) === '')

/** Whether a value counts as no answer: nothing, an empty text, an empty list, or parts (of a date) that are all empty. */
const absent = (value: unknown): boolean => {
  if (blank(value)) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return false
  const parts = Object.values(value)
  return parts.length > 0 && parts.every((part) => blank(part))
}

/** The same field, made optional: absent, `''` and `null` all mean no answer (D25). */
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

/** The same field with another label, hint or rule of keeping. */
export const relabel = <Out, In>(of: Brick<Out, In>, facts: Partial<Facts<Out, In>>): Brick<Out, In> =>
  register({
    ...of,
    schema: z.clone(of.schema as z.ZodMiniType) as z.ZodMiniType<Out, In>,
    facts: { ...of.facts, ...bounded(facts) },
  })

/** A value that a call carries but nobody fills in by hand: it has no control, and no overview shows it. */
export const wire = <Out, In>(
  schema: z.ZodMiniType<Out, In>,
  example: NoInfer<In>,
  label = '',
): Brick<Out, In> => brick(schema, { label, control: 'none', example, keeps: 'plain' })

// Where a schema has no error of its own, the visitor still reads Dutch (D2).
z.config({ customError: () => required })
