import * as calls from '../../../core/contract/own-details/own-details-calls.ts'
import * as operations from '../../../core/contract/own-details/own-details-operations.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { feature } from '../../feature.ts'
import { cardOf, isRunning } from '../../services/mijn/person.ts'
import { anyone, loggedIn } from '../../services/permissions.ts'
import { changeAddress, changePhones } from './change-details.ts'
import { changeEmail, confirmEmail } from './change-email.ts'
import { changeIban } from './change-iban.ts'
import * as letters from './own-details-letters.ts'
import { sendVerificationLink } from './send-verification-link.ts'

/** Feature: what people change about themselves, namely address, phone numbers, e-mail address and bank account. */
export const ownDetails = feature('own-details', calls, operations, {
  apiDescription: 'De eigen gegevens wijzigen.',
  verbs: {
    changeAddress: { may: loggedIn, run: changeAddress, trailWords: 'Adres gewijzigd' },
    changePhones: { may: loggedIn, run: changePhones, trailWords: 'Telefoonnummers gewijzigd' },
    changeIban: { may: loggedIn, run: changeIban, trailWords: 'IBAN gewijzigd' },
    changeEmail: { may: loggedIn, run: changeEmail, trailWords: 'Ander e-mailadres gevraagd' },
    confirmEmail: { may: anyone, run: confirmEmail, trailWords: 'Nieuw e-mailadres bevestigd' },
  },
  letters: Object.values(letters),
  forms: [
    {
      path: mijn.proveEmail,
      may: loggedIn,
      run: sendVerificationLink,
      onSuccess: changedAt(mijn.details, 'bevestiging'),
      onFault: mijn.details,
    },
  ],
  funnels: {
    'mijn-iban': {
      redirectFor: (runtime, row) =>
        isRunning(runtime, row) && row.iban_locked !== null ? undefined : mijn.membership,
      properties: (runtime, row) => ({ now: cardOf(runtime, row)?.iban ?? '' }),
    },
  },
  trail: { 'own-details.prove-email': 'Link gevraagd om je e-mailadres te bevestigen' },
})
