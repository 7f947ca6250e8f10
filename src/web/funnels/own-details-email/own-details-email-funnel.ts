import { changeEmail } from '../../../core/contract/own-details/own-details-calls.ts'
import { currentPassword } from '../../../core/fields/account/current-password.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { email } from '../../../core/fields/person/email.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { waitSentence } from '../../login/wait.ts'
import { ownDetailsEmailCopy } from './own-details-email-content.ts'

/** Changes the e-mail address: a link is mailed to the new one. */
export const ownDetailsEmail = defineFunnel({
  slug: 'mijn-e-mailadres',
  properties: group({}),
  draft: { where: 'session', personal: false },
  steps: {
    'e-mailadres': {
      title: ownDetailsEmailCopy.title,
      intro: ownDetailsEmailCopy.intro,
      asks: { email, currentPassword },
    },
  },
  side: (_known, { viewer: { profile } }) =>
    profile && {
      title: ownDetailsEmailCopy.known,
      rows: [{ label: 'E-mailadres', value: profile.emailAddress }],
    },
  exits: {
    ask: {
      endpoint: changeEmail,
      button: ownDetailsEmailCopy.send,
      failure: 'Failed to ask for another e-mail address',
      says: waitSentence,
      toRequest: (answers) => ({ body: answers }),
      to: ({ mailed }) => ({
        url: changedAt(mijn.details, mailed === 'later' ? 'e-mailadres-later' : 'e-mailadres'),
      }),
    },
  },
})
