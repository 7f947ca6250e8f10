import { setPassword } from '../../../core/contract/password/password-calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { mailedLink } from '../../../core/fields/link/mailed-link.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { behindMailedLink } from '../../login/mailed-link.tsx'
import { chosenPassword } from '../../login/NewPassword.tsx'
import { passwordSetCopy } from './password-set-content.ts'
import { PasswordSetPassword } from './steps/PasswordSetPassword.tsx'

const another = { label: passwordSetCopy.another, href: '/wachtwoord-vergeten' }

/** Chooses a password with the mailed link; the person is then logged in and goes to their own pages. */
export const passwordSet = defineFunnel({
  slug: 'wachtwoord-instellen',
  properties: group({}),
  draft: { where: 'none' },
  steps: {
    wachtwoord: {
      title: passwordSetCopy.title,
      intro: passwordSetCopy.intro,
      asks: { link: mailedLink, chosen: chosenPassword },
      view: PasswordSetPassword,
      ...behindMailedLink({ text: passwordSetCopy.missing, ...another }),
    },
  },
  exits: {
    set: {
      endpoint: setPassword,
      button: passwordSetCopy.button,
      failure: 'Failed to set password',
      help: { 'link-over': another },
      toRequest: ({ link, chosen }) => ({ body: { link, password: chosen.password } }),
      fields: { password: 'chosen.password' },
      to: () => ({ url: '/mijn' }),
    },
  },
})
