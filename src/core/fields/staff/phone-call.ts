import * as z from 'zod/mini'
import { callOutcomes, callTopics } from '../../staff/phone-calls.ts'
import { brick, wire } from '../brick/brick.ts'
import { choice } from '../brick/choice.ts'
import { line, stripSpaces } from '../brick/text.ts'
import { idForm } from '../files/uploads.ts'
import { email } from '../person/email.ts'
import { isReference, tidyReference } from '../request/reference.ts'
import { multiLineText } from '../value/multi-line-text.ts'
import { mostOfNote } from './request-work.ts'

const noCall = 'Dit gesprek kennen we niet.'

/** What a call was about. */
export const callTopic = choice({
  label: 'Waarover ging het?',
  control: 'select',
  missing: 'Kies waarover het ging.',
  options: callTopics,
})

/** How a call ended. */
export const callOutcome = choice({
  label: 'Hoe liep het af?',
  missing: 'Kies hoe het gesprek afliep.',
  options: callOutcomes,
})

/** Whom or what a call was about, as it was typed: an account by its member number or e-mail address, or a request. */
export type CallAbout = { by: 'member' | 'email'; name: string } | { by: 'reference'; reference: string }

/**
 * Reads whom a call was about. Digits alone are a member number; a reference of digits alone is typed with its hyphen. Undefined
 * for what is none of the three.
 */
export const readCallAbout = (typed: string): CallAbout | undefined => {
  const bare = stripSpaces(typed)
  if (/^\d{1,8}$/.test(bare)) return { by: 'member', name: bare }
  if (bare.includes('@')) {
    const { success, data } = email.schema.safeParse(bare)
    return success ? { by: 'email', name: String(data) } : undefined
  }
  const reference = tidyReference(bare)
  return isReference(reference) ? { by: 'reference', reference } : undefined
}

/** Whom or what a call was about. It never stands in an address. */
export const callAbout = brick(
  line({
    missing: 'Typ over wie het ging.',
    invalid: 'Typ een lidnummer, een e-mailadres of een referentie zoals 7KQM-X4TF.',
    max: 254,
    tidy: stripSpaces,
    ok: (text) => readCallAbout(text) !== undefined,
  }),
  {
    label: 'Over wie ging het?',
    hint: 'Een lidnummer, een e-mailadres of de referentie van een aanvraag.',
    control: 'text',
    autocomplete: 'off',
    example: '7KQM-X4TF',
    maxLength: 254,
    room: 24,
    clean: stripSpaces,
    keeps: 'plain',
    personal: true,
  },
)

/** What a colleague notes with a call. It is about a person, who may read it. */
export const callNote = multiLineText({
  label: 'Notitie bij het gesprek',
  example: 'Belde over de afspraak van vrijdag: die blijft staan.',
  max: mostOfNote,
  tooLong: 'Een notitie mag maximaal 1.000 tekens bevatten.',
  hint: 'Wie belde, mag dit lezen. Schrijf wat er gebeurde, niet hoe iemand is.',
})

/** The id of a call. */
export const callId = wire(
  z.string(noCall).check(z.regex(idForm, noCall)),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
  'Gesprek',
)

/** Whose calls: `mij` for one's own, `allen` for those of everybody that one may see. */
export const callsOf = wire(z.enum(['mij', 'allen'], 'Kies mij of allen.'), 'mij')
