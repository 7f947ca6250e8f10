import { setPassword } from '../../../core/contract/password/calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { mailedLink } from '../../../core/fields/link/mailed-link.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { behindMailedLink } from '../../login/mailed-link.tsx'
import { chosenPassword } from '../../login/NewPassword.tsx'
import { copy } from './content.ts'
import { Password } from './steps/Password.tsx'

const another = { label: copy.another, href: '/wachtwoord-vergeten' }

/** Chooses a password with the mailed link; the person is then logged in and goes to their own pages. */
export const passwordSet = defineFunnel({
  slug: 'wachtwoord-instellen',
  properties: group({}),
  draft: { where: 'none' },
  steps: {
    wachtwoord: {
      title: copy.title,
      intro: copy.intro,
      asks: { link: mailedLink, chosen: chosenPassword },
      view: Password,
      ...behindMailedLink({ text: copy.missing, ...another }),
    },
  },
  exits: {
    set: {
      endpoint: setPassword,
      button: copy.button,
      failure: 'Failed to set password',
      help: { 'link-over': another },
      toRequest: ({ link, chosen }) => ({ body: { link, password: chosen.password } }),
      fields: { password: 'chosen.password' },
      to: () => ({ url: '/mijn' }),
    },
  },
})
