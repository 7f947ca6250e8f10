import { deleteAccount } from '../../../core/contract/account/account-calls.ts'
import { currentPassword } from '../../../core/fields/account/current-password.ts'
import { deletionConsent } from '../../../core/fields/account/understood.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { goodbyePath } from '../../../core/mijn/paths.ts'
import { retention } from '../../../core/rules/retention.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { waitSentence } from '../../login/wait.ts'
import { accountDeletionCopy } from './account-deletion-content.ts'

/** Deletes an account, confirmed twice: by a checkbox and by the password. */
export const accountDeletion = defineFunnel({
  slug: 'mijn-account-verwijderen',
  properties: group({}),
  draft: { where: 'session', personal: false },
  steps: {
    verwijderen: {
      title: accountDeletionCopy.title,
      intro: accountDeletionCopy.intro,
      asks: { currentPassword, understood: deletionConsent },
    },
  },
  side: () => ({
    title: accountDeletionCopy.stays,
    rows: [
      { label: 'Je aanvragen', value: retention.requests.termInWords },
      { label: 'Je machtiging en je lidnummer', value: retention.payments.termInWords },
    ],
    fact: accountDeletionCopy.fact,
  }),
  exits: {
    remove: {
      endpoint: deleteAccount,
      button: accountDeletionCopy.send,
      failure: 'Failed to delete account',
      says: waitSentence,
      toRequest: (answers) => ({ body: answers }),
      to: () => ({ url: goodbyePath }),
    },
  },
})
