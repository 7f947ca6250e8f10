import * as z from 'zod/mini'
import { confirmEmail } from '../../../core/contract/own-details.ts'
import { brick, wire } from '../../../core/fields/brick.ts'
import { group } from '../../../core/fields/group.ts'
import { line } from '../../../core/fields/text.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { copy } from './content.ts'
import Button from './steps/Button.tsx'

/** What stands behind `#` in the mailed link: a secret, so no storage holds it. */
const token = brick(line({ missing: copy.missing, max: 200 }), {
  label: 'Link',
  control: 'custom',
  example: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42.hQ4zqk0cX2m0JH0d5N8gqg1JtqWkZxVn3nD0bZ1a2cE',
  keeps: 'never',
})

/** A button behind a mailed link: a mail scanner that only opens pages confirms nothing. */
export const ownDetailsEmailConfirmation = defineFunnel({
  slug: 'e-mailadres-bevestigen',
  properties: group({
    /** Address of the page where one ends; it says nothing about anybody. */
    confirmation: wire(z.string().check(z.startsWith('/')), '/e-mailadres-bevestigd'),
  }),
  draft: { where: 'session', personal: false },
  steps: { bevestigen: { title: copy.title, intro: copy.intro, asks: { token }, view: Button } },
  exits: {
    confirm: {
      endpoint: confirmEmail,
      button: copy.send,
      failure: 'Failed to confirm e-mail address',
      toRequest: (answers) => ({ body: answers }),
      to: (_answer, { properties }) => ({ url: properties.confirmation }),
    },
  },
})
