import * as z from 'zod/mini'
import { mostOfMessage, replyActs } from '../../staff/reply-acts.ts'
import { wire } from '../brick/brick.ts'
import { multiLineText } from '../value/multi-line-text.ts'

/** What a message to the sender of a request does with the request. */
export const replyAct = wire(z.enum(replyActs, 'Dit kan niet met een bericht.'), 'message')

/** What staff write to the sender of a request. */
export const replyText = multiLineText({
  label: 'Bericht',
  example: 'Beste mevrouw de Vries,\n\nWilt u ons een foto van de kraan sturen?',
  missing: 'Schrijf een bericht.',
  max: mostOfMessage,
  tooLong: 'Een bericht mag maximaal 4.000 tekens bevatten.',
})
