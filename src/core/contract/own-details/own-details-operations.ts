import * as z from 'zod/mini'
import { currentPassword } from '../../fields/account/current-password.ts'
import { wire } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { required } from '../../fields/brick/sentences.ts'
import { line } from '../../fields/brick/text.ts'
import { iban } from '../../fields/payment/iban.ts'
import { email } from '../../fields/person/email.ts'
import { agreeCollection } from '../../fields/request/consent.ts'
import { address } from '../../groups/address.ts'
import { phones } from '../../groups/phones.ts'
import { operation } from '../operation.ts'
import { linkOver, loginRequired, tooManyPasswords } from '../refusals.ts'
import { requireFilled } from '../rules.ts'

const done = z.object({ changed: z.literal(true) })
const example = { changed: true } as const

export const changeAddress = operation({
  summary: 'Wijzigt je adres.',
  body: address,
  answer: done,
  example,
  limit: 'submit',
  faults: [loginRequired],
})

export const changePhones = operation({
  summary: 'Wijzigt je telefoonnummers.',
  body: group(phones.parts),
  rules: {
    '': {
      words: 'Ten minste één nummer.',
      also: [{ anyOf: [requireFilled('mobile'), requireFilled('landline')] }],
    },
  },
  answer: done,
  example,
  limit: 'submit',
  faults: [loginRequired],
})

export const changeIban = operation({
  summary: 'Wijzigt de rekening voor de jaarlijkse incasso, met een nieuwe machtiging.',
  body: group({ iban, agreeCollection, currentPassword }),
  answer: z.object({ changed: z.literal(true), mandateReference: z.string() }),
  example: { changed: true, mandateReference: 'TB-12345678-20261121' },
  limit: 'submit',
  faults: [
    loginRequired,
    { status: 409, code: 'no-direct-debit', when: 'er loopt geen lidmaatschap met automatische incasso' },
    tooManyPasswords,
  ],
})

export const changeEmail = operation({
  summary: 'Mailt een link naar een nieuw e-mailadres.',
  body: group({ email, currentPassword }),
  /** `mailed`: when the link is sent; `later` for an address that got many mails already. */
  answer: z.extend(done, { mailed: z.enum(['now', 'later']) }),
  example: { ...example, mailed: 'now' },
  limit: 'submit',
  faults: [loginRequired, tooManyPasswords],
})

/** The part behind `#` in the link of a mail; whoever opens it need not be logged in. */
const linkToken = wire(
  line({ invalid: required, max: 200 }),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42.hQ4zqk0cX2m0JH0d5N8gqg1JtqWkZxVn3nD0bZ1a2cE',
  'Link',
)

export const confirmEmail = operation({
  summary: 'Neemt een nieuw e-mailadres in gebruik, met de link uit de e-mail.',
  body: group({ token: linkToken }),
  answer: done,
  example,
  limit: 'submit',
  faults: [
    linkOver,
    {
      status: 401,
      code: 'login-required',
      when: 'de link bevestigt alleen het adres, en je bent niet ingelogd',
    },
    { status: 409, code: 'email-taken', when: 'het adres is intussen van een ander account' },
  ],
})
