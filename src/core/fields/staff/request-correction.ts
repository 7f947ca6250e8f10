import * as z from 'zod/mini'
import { correctionReasons } from '../../staff/reasons.ts'
import { wire } from '../brick/brick.ts'
import { choice } from '../brick/choice.ts'
import { multiLineText } from '../value/multi-line-text.ts'

const noPlace = 'Dit antwoord is er niet.'

/** Which answer of a request: its place among those that are read, from 0. */
export const answerPlace = wire(z.int(noPlace).check(z.gte(0, noPlace), z.lte(9_999, noPlace)), 0)

/** What an answer is corrected to, in the words in which it is read, as long as its column allows. Its sender reads it too. */
export const correctedAnswer = multiLineText({
  label: 'Nieuw antwoord',
  example: '06 12345678',
  missing: 'Vul het nieuwe antwoord in.',
  max: 1000,
  tooLong: 'Een antwoord mag hier maximaal 1.000 tekens bevatten.',
  hint: 'De afzender leest dit bij de aanvraag. Wat er eerst stond, blijft erbij staan.',
})

/** How the colleague who corrects an answer knows it, for the trail and for whoever reads it later. */
export const correctionReason = choice({
  label: 'Hoe weten we dit?',
  missing: 'Kies hoe we dit weten.',
  options: [
    { value: 'telefonisch', label: correctionReasons.telefonisch },
    { value: 'per-brief', label: correctionReasons['per-brief'] },
    { value: 'per-mail', label: correctionReasons['per-mail'] },
    { value: 'op-kantoor', label: correctionReasons['op-kantoor'] },
    { value: 'fout-van-ons', label: correctionReasons['fout-van-ons'] },
  ],
})
