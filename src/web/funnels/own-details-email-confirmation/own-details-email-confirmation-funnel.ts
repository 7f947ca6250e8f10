import * as z from 'zod/mini'
import { confirmEmail } from '../../../core/contract/own-details/own-details-calls.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { token } from './own-details-email-confirmation-answers.ts'
import { ownDetailsEmailConfirmationCopy } from './own-details-email-confirmation-content.ts'
import Button from './steps/OwnDetailsEmailConfirmationButton.tsx'

/**
 * Confirms a new e-mail address by a button behind the mailed link, so that a mail scanner that only opens pages confirms
 * nothing.
 */
export const ownDetailsEmailConfirmation = defineFunnel({
  slug: 'e-mailadres-bevestigen',
  properties: group({
    /** Address of the page after confirming, which says nothing about anybody. */
    confirmation: wire(z.string().check(z.startsWith('/')), '/e-mailadres-bevestigd'),
  }),
  draft: { where: 'session', personal: false },
  steps: {
    bevestigen: {
      title: ownDetailsEmailConfirmationCopy.title,
      intro: ownDetailsEmailConfirmationCopy.intro,
      asks: { token },
      view: Button,
    },
  },
  exits: {
    confirm: {
      endpoint: confirmEmail,
      button: ownDetailsEmailConfirmationCopy.send,
      failure: 'Failed to confirm e-mail address',
      toRequest: (answers) => ({ body: answers }),
      to: (_answer, { properties }) => ({ url: properties.confirmation }),
    },
  },
})
