import { isPlate, plateInvalid, plateLength, plateMissing, tidyPlate } from '../../rules/licence-plates.ts'
import { brick } from '../brick/brick.ts'
import { line } from '../brick/text.ts'

/** A Dutch plate of one of the fourteen series, in capitals with hyphens (spec 000 section 5). */
export const licencePlate = brick(
  line({ missing: plateMissing, invalid: plateInvalid, max: plateLength, tidy: tidyPlate, ok: isPlate }),
  {
    label: 'Kenteken',
    control: 'text',
    autocomplete: 'off',
    example: 'GT-123-B',
    placeholder: 'GT-123-B',
    maxLength: 20,
    room: 12,
    clean: tidyPlate,
    keeps: 'plain',
    personal: true,
  },
)
