import { changePassword } from '../../../core/contract/password/password-calls.ts'
import { currentPassword } from '../../../core/fields/account/current-password.ts'
import { containsEmail, holdsEmail } from '../../../core/fields/account/new-password.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { waitSentence } from '../../login/wait.ts'
import { chosenPassword } from './password-change-answers.ts'
import { passwordChangeCopy } from './password-change-content.ts'
import Password from './steps/PasswordChangePassword.tsx'

/** Changes the password of somebody who knows the current one. */
export const passwordChange = defineFunnel({
  slug: 'mijn-wachtwoord',
  properties: group({}),
  draft: { where: 'session', personal: false },
  steps: {
    wachtwoord: {
      title: passwordChangeCopy.title,
      intro: passwordChangeCopy.intro,
      asks: { currentPassword, chosen: chosenPassword },
      view: Password,
    },
  },
  rules: [
    {
      field: 'chosen.password',
      message: holdsEmail,
      ok: ({ chosen }, { viewer }) =>
        !containsEmail(chosen?.password ?? '', viewer.profile?.emailAddress ?? ''),
    },
  ],
  exits: {
    save: {
      endpoint: changePassword,
      button: passwordChangeCopy.send,
      failure: 'Failed to change password',
      says: waitSentence,
      toRequest: ({ currentPassword: current, chosen }) => ({
        body: { currentPassword: current, password: chosen.password },
      }),
      fields: { password: 'chosen.password' },
      to: () => ({ url: changedAt(mijn.details, 'wachtwoord') }),
    },
  },
})
