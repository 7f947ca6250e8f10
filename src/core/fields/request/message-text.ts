import { mostOfMessage } from '../../staff/reply-acts.ts'
import { multiLineText } from '../value/multi-line-text.ts'

/** What the sender of a request writes to us about it. */
export const messageText = multiLineText({
  label: 'Je bericht',
  example: 'De foto zit erbij. Ik ben vrijdag de hele dag thuis.',
  missing: 'Schrijf een bericht.',
  max: mostOfMessage,
  tooLong: 'Je bericht mag maximaal 4.000 tekens bevatten.',
})
