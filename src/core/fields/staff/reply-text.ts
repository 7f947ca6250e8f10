import * as z from 'zod/mini'
import { brick, wire } from '../brick/brick.ts'
import { runTimeChoice } from '../brick/run-time-choice.ts'
import { idForm } from '../files/uploads.ts'
import { multiLineText } from '../value/multi-line-text.ts'
import { singleLineText } from '../value/single-line-text.ts'

const noText = 'Deze tekst kennen we niet.'
const noVersion = 'Open de tekst opnieuw: we weten niet welke versie je zag.'
const noKind = 'Deze soort kennen we niet.'

/** Most characters of a text to choose from, as its column allows. */
const mostOfReply = 4000
/** Most kinds of requests for which one text is meant. */
const mostKinds = 30

/** The id of a text to choose from. */
export const replyId = wire(
  z.string(noText).check(z.regex(idForm, noText)),
  '00000000-0000-4000-8000-000000000601',
)

/** The version of a text that somebody saw. It goes up with every change, so that the second of two hears of the first. */
export const replyVersion = wire(
  z.int(noVersion).check(z.gte(1, noVersion), z.lte(2_147_483_647, noVersion)),
  1,
)

/** What a text is called in the list, at most 80 characters, as its column allows. The sender of a request never reads it. */
export const replyTitle = singleLineText({
  label: 'Naam van de tekst',
  example: 'Mag ik nog iets vragen?',
  missing: 'Geef de tekst een naam.',
  max: 80,
})

/** The desk that writes a text, by its key; the server knows which there are. Left out: every desk. */
export const replyDesk = runTimeChoice({
  label: 'Loket',
  example: 'juridisch',
  control: 'select',
  placeholder: 'Alle loketten',
  missing: 'Kies het loket waarvan de tekst is.',
})

/** The kinds of requests that a text is meant for, by the names of their calls; the server knows which there are. */
export const replyKinds = brick(
  z.array(z.string(noKind).check(z.regex(/^[a-z][a-z-]{0,39}\.[a-z][a-z-]{0,39}$/, noKind)), noKind).check(
    z.maxLength(mostKinds, { error: `Kies hoogstens ${mostKinds} soorten.`, abort: true }),
    z.refine((kinds) => new Set(kinds).size === kinds.length, noKind),
  ),
  {
    label: 'Voor welke aanvragen?',
    control: 'checkboxes',
    example: ['contract-review.send'],
    keeps: 'plain',
    hint: 'Kies je niets, dan past de tekst bij elke aanvraag.',
  },
)

/** The text itself, with placeholders (`core/requests/reply-placeholders.ts`). */
export const textToChoose = multiLineText({
  label: 'Tekst',
  example:
    '{aanhef}\n\nDank je wel voor je bericht over {aanvraag}. Je hoort van ons op {belofte}.\n\nGroet,\n{mijn naam}',
  missing: 'Schrijf de tekst.',
  max: mostOfReply,
  tooLong: 'Een tekst mag maximaal 4.000 tekens bevatten.',
  hint: 'Woorden tussen accolades vullen we in als je de tekst kiest.',
})
