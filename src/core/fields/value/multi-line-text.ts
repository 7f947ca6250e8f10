import { type Brick, brick } from '../brick/brick.ts'
import { lines, tidyLines } from '../brick/text.ts'

interface Writing {
  label: string
  example: string
  missing?: string
  /** Most characters; line breaks count as one. */
  max?: number
  tooLong: string
  hint?: string
}

/** A field for a text of several lines. The control does not cut a text that is too long: the visitor gets an error instead. */
export const multiLineText = ({
  label,
  example,
  missing,
  max = 1000,
  tooLong,
  hint,
}: Writing): Brick<string, string> =>
  brick(lines({ missing, max, tooLong }), {
    label,
    control: 'textarea',
    example,
    hint,
    maxLength: max,
    clean: tidyLines,
    keeps: 'plain',
  })
