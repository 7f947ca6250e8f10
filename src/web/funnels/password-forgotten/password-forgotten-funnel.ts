import { group } from '../../../core/fields/brick/group.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { passwordForgottenCopy } from './password-forgotten-content.ts'
import { Ask } from './steps/Ask.tsx'

/** Asks for a mailed link to choose a new password. The form is the gate of its only step, as it contains the robot check. */
export const passwordForgotten = defineFunnel({
  slug: 'wachtwoord-vergeten',
  properties: group({}),
  draft: { where: 'none' },
  steps: {
    account: {
      title: passwordForgottenCopy.title,
      intro: passwordForgottenCopy.intro,
      asks: {},
      gate: { view: Ask },
    },
  },
  exits: {},
})
