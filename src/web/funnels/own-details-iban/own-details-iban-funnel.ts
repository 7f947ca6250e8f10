import * as z from 'zod/mini'
import { changeIban } from '../../../core/contract/own-details/own-details-calls.ts'
import { currentPassword } from '../../../core/fields/account/current-password.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { agreeCollection } from '../../../core/fields/request/consent.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { waitSentence } from '../../login/wait.ts'
import { ownDetailsIbanCopy } from './own-details-iban-content.ts'

/** Changes the IBAN for the yearly direct debit, with a new mandate. */
export const ownDetailsIban = defineFunnel({
  slug: 'mijn-iban',
  properties: group({
    /** The current IBAN, masked: `•••• •••• 4300`. */
    now: optional(wire(z.string(), '•••• •••• 4300')),
  }),
  draft: { where: 'session', personal: false },
  steps: {
    iban: {
      title: ownDetailsIbanCopy.title,
      intro: ownDetailsIbanCopy.intro,
      asks: { iban, agreeCollection, currentPassword },
    },
  },
  side: (_known, { properties: { now } }) =>
    now
      ? {
          title: ownDetailsIbanCopy.known,
          rows: [{ label: 'IBAN', value: now }],
          fact: ownDetailsIbanCopy.fact,
        }
      : undefined,
  exits: {
    save: {
      endpoint: changeIban,
      button: ownDetailsIbanCopy.send,
      failure: 'Failed to change IBAN',
      says: waitSentence,
      toRequest: (answers) => ({ body: answers }),
      to: () => ({ url: changedAt(mijn.membership, 'iban') }),
    },
  },
})
