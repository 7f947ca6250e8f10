import * as z from 'zod/mini'
import { type Brick, brick, type Facts } from './brick.ts'
import { noSuchChoice } from './choice.ts'
import { required } from './sentences.ts'

interface RunTimeChoice extends Pick<Facts<never, never>, 'hint' | 'placeholder' | 'personal'> {
  label: string
  example: string
  missing?: string
}

/** The form of a code in calls: letters, digits, `-` and `_`, at most 64. The server knows which codes exist. */
const codeForm = /^[\w-]{1,64}$/

const codeOf = (missing: string) =>
  z.string(missing).check(z.minLength(1, { error: missing, abort: true }), z.regex(codeForm, noSuchChoice))

/**
 * A choice of one from options that are known only at run time (offices, scenarios, insurers; control `search` for a long list).
 * The brick checks the form of the code; a funnel gives the options (`options`), and the server decides which of them may be
 * chosen.
 */
export const runTimeChoice = ({
  missing = required,
  control = 'radio',
  ...facts
}: RunTimeChoice & { control?: 'radio' | 'select' | 'search' }): Brick<string, string> =>
  brick(codeOf(missing), { ...facts, control, keeps: 'plain' })

/** A choice of several from options that are known only at run time, each once. */
export const runTimeChoices = ({
  missing = required,
  min = 1,
  max,
  tooMany = noSuchChoice,
  example,
  ...facts
}: RunTimeChoice & { min?: number; max: number; tooMany?: string }): Brick<string[], string[]> =>
  brick(
    z.array(codeOf(missing), missing).check(
      z.maxLength(max, { error: tooMany, abort: true }),
      z.minLength(min, missing),
      z.refine((codes) => new Set(codes).size === codes.length, noSuchChoice),
    ),
    { ...facts, control: 'checkboxes', example: [example], keeps: 'plain' },
  )
