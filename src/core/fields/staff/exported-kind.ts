import * as z from 'zod/mini'
import { brick } from '../brick/brick.ts'
import { noSuchChoice } from '../brick/choice.ts'

const missing = 'Kies een soort aanvraag.'

/** The kind of requests that go in a file, by the name of the call that takes it in; the server knows which there are. */
export const exportedKind = brick(
  z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(60, { error: noSuchChoice, abort: true }),
      z.regex(/^[a-z-]+\.[a-z-]+$/, noSuchChoice),
    ),
  { label: 'Soort aanvraag', control: 'select', example: 'handyman.book', keeps: 'plain' },
)
