import * as z from 'zod/mini'
import { changeIban } from '../../../core/contract/own-details/calls.ts'
import { currentPassword } from '../../../core/fields/account/current-password.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { agreeCollection } from '../../../core/fields/request/consent.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { waitSaid } from '../../login/wait.ts'
import { copy } from './content.ts'

/** Changes the IBAN for the yearly direct debit, with a new mandate. */
export const ownDetailsIban = defineFunnel({
  slug: 'mijn-iban',
  properties: group({
    /** The current IBAN, masked: `•••• •••• 4300`. */
    now: optional(wire(z.string(), '•••• •••• 4300')),
  }),
  draft: { where: 'session', personal: false },
  steps: {
    iban: { title: copy.title, intro: copy.intro, asks: { iban, agreeCollection, currentPassword } },
  },
  side: (_known, { properties: { now } }) =>
    now ? { title: copy.known, rows: [{ label: 'IBAN', value: now }], fact: copy.fact } : undefined,
  exits: {
    save: {
      endpoint: changeIban,
      button: copy.send,
      failure: 'Failed to change IBAN',
      says: waitSaid,
      toRequest: (answers) => ({ body: answers }),
      to: () => ({ url: changedAt(mijn.membership, 'iban') }),
    },
  },
})
