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

/** Multi-line text: a field for some sentences. The control does not cut what is too long: the visitor reads that it is. */
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
