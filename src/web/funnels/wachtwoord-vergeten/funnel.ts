import { forgottenPassword } from '../../../core/contract/mailed-links.ts'
import { group } from '../../../core/fields/group.ts'
import { username } from '../../../core/fields/username.ts'
import { defineFunnel } from '../../engine/define.ts'
import { copy } from './content.ts'

/** Asks for a link to choose a new password. What it says is true of every name: nobody learns whom we know. */
export const wachtwoordVergeten = defineFunnel({
  slug: 'wachtwoord-vergeten',
  properties: group({}),
  draft: { where: 'none' },
  steps: { account: { title: copy.title, intro: copy.intro, asks: { username } } },
  exits: {
    ask: {
      endpoint: forgottenPassword,
      button: copy.button,
      failure: 'Failed to ask for a new password',
      toRequest: ({ username: name }) => ({ body: { username: name } }),
      to: () => ({ stay: copy.done, note: copy.note }),
    },
  },
})
