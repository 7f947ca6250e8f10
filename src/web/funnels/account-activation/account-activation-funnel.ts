import { activate } from '../../../core/contract/account/account-calls.ts'
import { password } from '../../../core/fields/account/password.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { mailedLink } from '../../../core/fields/link/mailed-link.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { behindMailedLink } from '../../login/mailed-link.tsx'
import { accountActivationCopy } from './account-activation-content.ts'
import { AccountActivationPassword } from './steps/AccountActivationPassword.tsx'

/**
 * The page behind the link of a registration: it asks the password of the registration and has a button. So a mail scanner that
 * only opens pages confirms nothing, and neither does somebody who did not make the registration (D41).
 */
export const accountActivation = defineFunnel({
  slug: 'account-bevestigen',
  properties: group({}),
  draft: { where: 'none' },
  steps: {
    bevestigen: {
      title: accountActivationCopy.title,
      intro: accountActivationCopy.intro,
      asks: { link: mailedLink, password },
      view: AccountActivationPassword,
      ...behindMailedLink({
        text: accountActivationCopy.missing,
        label: accountActivationCopy.again,
        href: '/registreren',
      }),
    },
  },
  exits: {
    activate: {
      endpoint: activate,
      button: accountActivationCopy.button,
      failure: 'Failed to activate account',
      help: { 'link-over': { label: accountActivationCopy.logIn, href: '/inloggen' } },
      toRequest: ({ link, password: chosen }) => ({ body: { link, password: chosen } }),
      to: () => ({ url: '/mijn' }),
    },
  },
})
