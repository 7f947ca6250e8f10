import * as z from 'zod/mini'
import { smsSandbox } from '../adapters/sms-sandbox/sms-sandbox-adapter.ts'
import { sender, sentFrom, smsCalls, smsGuards, smsName } from '../ports/sms.ts'
import { partner, sandbox, signedAdapter } from './partner.ts'

const isNoSender = 'moet uit hoogstens 11 letters en cijfers bestaan, of een nummer als +31612345678 zijn.'

const settings = {
  SMS_FROM: {
    schema: z._default(z.string().check(z.regex(sender, isNoSender)), 'Thuisbasis'),
    meaning: 'what phones show as the sender: at most 11 letters and digits, or a number',
  },
}

export const sms = partner(smsName, smsGuards, {
  label: 'Sms',
  about: 'Verstuurt onze sms-berichten.',
  onThePhone: {
    down: 'Sms-berichten komen nu niet door. Alles staat ook in de e-mail die je krijgt.',
    slow: 'Sms-berichten komen nu later aan. Alles staat ook in de e-mail die je krijgt.',
  },
  purpose: 'send one text message',
  variable: 'SMS',
  sandbox: sandbox('sms-sandbox', smsSandbox),
  adapters: {
    http: signedAdapter(smsName, 'SMS', smsCalls, {
      settings,
      within: (outside, { SMS_FROM }) => sentFrom(SMS_FROM, outside),
    }),
  },
  effectWhenOff: 'who asked for a text message gets the mail alone',
  whenOff: 'Wie om een sms vroeg, krijgt dan alleen de e-mail.',
})
