import * as z from 'zod/mini'
import { call } from '../../ports/signed-http.ts'

// What travels between us and the partner, guarded both ways. The partner's documentation: docs/partners.md.

const word = z.string().check(z.minLength(1), z.maxLength(200))

const messageBody = z.object({
  from: z.string().check(z.regex(/^([A-Za-z0-9]{1,11}|\+[1-9]\d{6,14})$/)),
  to: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(160)),
})

/** The interface that the partner serves; docs/partners/sms.openapi.json is made of it. */
export const calls = {
  send: call({
    method: 'POST',
    path: '/v1/messages',
    summary:
      'Sends one text message, whole and in one part: `to` and perhaps `from` are numbers as E.164. The same key with the same body is the same message.',
    body: messageBody,
    answer: z.object({ reference: word }),
    conflict: 'This number gets no text messages, now nor later.',
  }),
}
