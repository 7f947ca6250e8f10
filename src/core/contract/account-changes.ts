import * as z from 'zod/mini'
import { relabel, wire } from '../fields/brick.ts'
import { agreeCollection, consent } from '../fields/consent.ts'
import { email } from '../fields/email.ts'
import { group } from '../fields/group.ts'
import { iban } from '../fields/iban.ts'
import { newPassword, password } from '../fields/password.ts'
import { required } from '../fields/sentences.ts'
import { line } from '../fields/text.ts'
import { address } from '../groups/address.ts'
import { phones } from '../groups/phones.ts'
import { myData } from '../mijn/data.ts'
import { endpoint } from './endpoint.ts'

/** Asked again before something that only the owner may do. */
export const currentPassword = relabel(password, { label: 'Huidig wachtwoord' })

/** A tick that one knows what goes and what stays; never ticked beforehand. */
export const understood = consent({
  label: 'Account verwijderen',
  sentence: 'Ik weet dat mijn account en mijn gegevens weg zijn. Dat kan ik niet terugdraaien.',
})

const done = z.object({ changed: z.literal(true) })
const example = { changed: true } as const
const login = { status: 401, code: 'login-required', when: 'je bent niet ingelogd' }
const tries = { status: 429, code: 'too-many-requests', when: 'er is te vaak een wachtwoord geprobeerd' }

export const changeAddress = endpoint({
  name: 'account.change-address',
  method: 'POST',
  path: '/api/v2/account/change-address',
  summary: 'Wijzigt je adres.',
  body: address,
  answer: done,
  example,
  limit: 'submit',
  faults: [login],
})

/** One number at least, as everywhere (spec 000 section 5): an empty body is 400. One that is left out is forgotten. */
export const changePhones = endpoint({
  name: 'account.change-phones',
  method: 'POST',
  path: '/api/v2/account/change-phones',
  summary: 'Wijzigt je telefoonnummers.',
  body: group(phones.parts),
  answer: done,
  example,
  limit: 'submit',
  faults: [login],
})

/** A member's account for the yearly collection, with a new mandate. */
export const changeIban = endpoint({
  name: 'account.change-iban',
  method: 'POST',
  path: '/api/v2/account/change-iban',
  summary: 'Wijzigt de rekening voor de jaarlijkse incasso, met een nieuwe machtiging.',
  body: group({ iban, agreeCollection, currentPassword }),
  answer: z.object({ changed: z.literal(true), mandateReference: z.string() }),
  example: { changed: true, mandateReference: 'TB-12345678-20261121' },
  limit: 'submit',
  faults: [
    login,
    { status: 409, code: 'no-direct-debit', when: 'er loopt geen lidmaatschap met automatische incasso' },
    tries,
  ],
})

/** Asks for another e-mail address: a link goes to the new one, and until it is followed the old one stays. */
export const changeEmail = endpoint({
  name: 'account.change-email',
  method: 'POST',
  path: '/api/v2/account/change-email',
  summary: 'Mailt een link naar een nieuw e-mailadres.',
  body: group({ email, currentPassword }),
  answer: done,
  example,
  limit: 'submit',
  faults: [login, tries],
})

/** What stands behind `#` in the link of a mail; whoever opens it need not be logged in. */
const linkToken = wire(
  line({ invalid: required, max: 200 }),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42.hQ4zqk0cX2m0JH0d5N8gqg1JtqWkZxVn3nD0bZ1a2cE',
  'Link',
)

export const confirmEmail = endpoint({
  name: 'account.confirm-email',
  method: 'POST',
  path: '/api/v2/account/confirm-email',
  summary: 'Neemt een nieuw e-mailadres in gebruik, met de link uit de e-mail.',
  body: group({ token: linkToken }),
  answer: done,
  example,
  limit: 'submit',
  faults: [
    { status: 410, code: 'link-over', when: 'de link is gebruikt, verlopen of klopt niet' },
    {
      status: 401,
      code: 'login-required',
      when: 'de link bevestigt alleen het adres, en je bent niet ingelogd',
    },
    { status: 409, code: 'email-taken', when: 'het adres is intussen van een ander account' },
  ],
})

/** Ends every other session of this person. */
export const changePassword = endpoint({
  name: 'account.change-password',
  method: 'POST',
  path: '/api/v2/account/change-password',
  summary: 'Wijzigt je wachtwoord en logt je andere apparaten uit.',
  body: group({ currentPassword, password: newPassword }),
  answer: done,
  example,
  limit: 'submit',
  faults: [login, tries],
})

export const deleteAccount = endpoint({
  name: 'account.delete',
  method: 'POST',
  path: '/api/v2/account/delete',
  summary: 'Verwijdert je account; wat de wet vraagt, blijft zonder account bewaard.',
  body: group({ currentPassword, understood }),
  answer: z.object({ deleted: z.literal(true) }),
  example: { deleted: true },
  limit: 'submit',
  faults: [
    login,
    { status: 409, code: 'membership-running', when: 'je lidmaatschap loopt nog en is niet opgezegd' },
    tries,
  ],
})

/** Everything about who asks, as `/mijn/mijn-data` offers it to download. */
export const readMyData = endpoint({
  name: 'account.my-data',
  method: 'GET',
  path: '/api/v2/account/my-data',
  summary: 'Alles wat we van je bewaren; van een IBAN alleen de laatste vier tekens.',
  answer: myData,
  example: {
    madeAt: '2026-11-21T10:00:00.000Z',
    account: {
      emailAddress: 'lid@voorbeeld.nl',
      createdAt: '2026-11-21T09:00:00.000Z',
      hasPassword: true,
    },
    mandates: [],
    watches: [],
    requests: [],
    letters: [],
    sessions: [],
    trail: [],
  },
  faults: [login],
})
