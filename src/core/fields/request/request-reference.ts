import { brick } from '../brick/brick.ts'
import { line } from '../brick/text.ts'
import { isReference, tidyReference } from './reference.ts'

/** The reference of a request, as its sender types it from our mail: with or without its hyphen, in any case. */
export const requestReference = brick(
  line({
    missing: 'Vul je referentie in.',
    invalid: 'Deze referentie is niet geldig. Ze staat in onze e-mail.',
    max: 9,
    tidy: tidyReference,
    ok: isReference,
  }),
  {
    label: 'Referentie',
    control: 'text',
    hint: 'Acht tekens met een streepje, zoals in onze e-mail.',
    autocomplete: 'off',
    example: '7KQM-X4TF',
    maxLength: 20,
    room: 12,
    clean: tidyReference,
    keeps: 'plain',
  },
)
