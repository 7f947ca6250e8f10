import { activate } from '../../../core/contract/mailed-links.ts'
import { group } from '../../../core/fields/group.ts'
import { mailedLink } from '../../../core/fields/mailed-link.ts'
import { defineFunnel } from '../../engine/define.ts'
import { behindMailedLink } from '../../login/mailed-link.tsx'
import { copy } from './content.ts'

/** A button behind the link of a registration: a mail scanner that only opens pages confirms nothing (decision 41). */
export const accountBevestigen = defineFunnel({
  slug: 'account-bevestigen',
  properties: group({}),
  draft: { where: 'none' },
  steps: {
    bevestigen: {
      title: copy.title,
      intro: copy.intro,
      asks: { link: mailedLink },
      ...behindMailedLink({ text: copy.missing, label: copy.again, href: '/registreren' }),
    },
  },
  exits: {
    activate: {
      endpoint: activate,
      button: copy.button,
      failure: 'Failed to activate account',
      help: { 'link-over': { label: copy.logIn, href: '/inloggen' } },
      toRequest: ({ link }) => ({ body: { link } }),
      to: () => ({ url: '/mijn' }),
    },
  },
})
