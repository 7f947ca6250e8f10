import * as z from 'zod/mini'
import { currentPassword } from '../../fields/account/current-password.ts'
import { newPassword } from '../../fields/account/new-password.ts'
import { password } from '../../fields/account/password.ts'
import { deletionConsent } from '../../fields/account/understood.ts'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { mailedLink } from '../../fields/link/mailed-link.ts'
import { email } from '../../fields/person/email.ts'
import { landline } from '../../fields/person/landline.ts'
import { mobile } from '../../fields/person/mobile.ts'
import { accountName } from '../../groups/person.ts'
import { sentAddress } from '../../groups/sent-address.ts'
import { myData } from '../../mijn/data.ts'
import { validAnswer } from '../answer-schemas.ts'
import { operation } from '../operation.ts'
import { emailTaken, keyReused, linkOver, loginRequired, tooManyPasswords } from '../refusals.ts'
import { status } from '../session/session-operations.ts'
import { accountTitle } from './account-titles.ts'

export const registerAccount = operation({
  summary: 'Maakt een account, dat werkt na de link uit de e-mail.',
  body: group(
    {
      ...accountName,
      address: sentAddress,
      phoneNumberMobile: optional(mobile),
      phoneNumberLandline: optional(landline),
      emailAddress: email,
      password: newPassword,
    },
    { label: accountTitle },
  ),
  rules: { '': { words: 'Het wachtwoord bevat het e-mailadres niet.' } },
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  faults: [emailTaken, keyReused],
})

export const validateEmail = operation({
  summary: 'Kijkt of iemand met dit e-mailadres iets kan aanvragen zonder in te loggen.',
  body: group({ emailAddress: email }),
  answer: validAnswer,
  example: { valid: true as const },
  limit: 'check',
  faults: [emailTaken],
})

export const activate = operation({
  summary: 'Bevestigt een account met de link uit de e-mail en het gekozen wachtwoord, en logt in.',
  body: group({ link: mailedLink, password }),
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'niet lid' as const },
  limit: 'login',
  faults: [
    linkOver,
    { status: 400, code: 'password-differs', when: 'het wachtwoord hoort niet bij deze link' },
  ],
})

export const deleteAccount = operation({
  summary: 'Verwijdert je account; wat de wet vraagt, blijft zonder account bewaard.',
  body: group({ currentPassword, understood: deletionConsent }),
  answer: z.object({ deleted: z.literal(true) }),
  example: { deleted: true },
  limit: 'submit',
  faults: [
    loginRequired,
    { status: 409, code: 'membership-running', when: 'je lidmaatschap loopt nog en is niet opgezegd' },
    tooManyPasswords,
  ],
})

export const readMyData = operation({
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
    orders: [],
    watches: [],
    homes: [],
    drafts: [],
    requests: [],
    calls: [],
    letters: [],
    sessions: [],
    trail: [],
  },
  faults: [loginRequired],
})
