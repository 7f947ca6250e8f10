import { type Brick, brick } from '../brick/brick.ts'
import { line, tidyLine } from '../brick/text.ts'

interface Heading {
  label: string
  example: string
  missing?: string
  max?: number
  tooLong?: string
}

/** A field for a few words; 64 characters unless told otherwise (spec 000 section 9). */
export const singleLineText = ({
  label,
  example,
  missing,
  max = 64,
  tooLong,
}: Heading): Brick<string, string> =>
  brick(line({ missing, max, tooLong: tooLong ?? `Vul maximaal ${max} tekens in.` }), {
    label,
    control: 'text',
    example,
    maxLength: max,
    clean: tidyLine,
    keeps: 'plain',
  })
