import * as z from 'zod/mini'
import { brick, wire } from '../brick/brick.ts'
import { line, tidyPersonName } from '../brick/text.ts'
import { idForm } from '../files/uploads.ts'
import { looksLikeName } from '../value/names.ts'

/** Who calls, as they are spoken to: `mevrouw de Vries`. */
export const callerName = brick(
  line({
    missing: 'Vul in wie er belt.',
    invalid: 'Naam is ongeldig.',
    min: 2,
    tooShort: 'Naam moet minimaal 2 tekens bevatten.',
    max: 100,
    tooLong: 'Naam moet maximaal 100 tekens bevatten.',
    tidy: tidyPersonName,
    ok: looksLikeName,
  }),
  {
    label: 'Wie belt er?',
    hint: 'Zoals je diegene aanspreekt, bijvoorbeeld mevrouw de Vries.',
    control: 'text',
    autocomplete: 'off',
    example: 'mevrouw de Vries',
    maxLength: 100,
    clean: tidyPersonName,
    keeps: 'plain',
    personal: true,
  },
)

/** The member number or e-mail address by which the account of who calls is found. */
export const callerAccount = brick(
  line({
    invalid: 'Vul een lidnummer of een e-mailadres in.',
    max: 254,
    tooLong: 'Vul een lidnummer of een e-mailadres in.',
    ok: (text) => /^(\d{1,8}|[^\s@]+@[^\s@]+)$/.test(text),
  }),
  {
    label: 'Lidnummer of e-mailadres',
    hint: 'De aanvraag komt dan in het account van de beller. Vraag eerst een postcode en geboortedatum.',
    control: 'text',
    autocomplete: 'off',
    example: '12345678',
    maxLength: 254,
    keeps: 'plain',
    personal: true,
  },
)

const unknown = 'We weten niet welk gesprek dit is.'

/** A call by phone, by its id. */
export const onBehalfId = wire(
  z.string(unknown).check(z.regex(idForm, unknown)),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
)
