import { brick } from '../../../core/fields/brick/brick.ts'
import { line } from '../../../core/fields/brick/text.ts'
import { ownDetailsEmailConfirmationCopy } from './own-details-email-confirmation-content.ts'

/** The token behind `#` in the mailed link: a secret, so it is never stored. */
export const token = brick(line({ missing: ownDetailsEmailConfirmationCopy.missing, max: 200 }), {
  label: 'Link',
  control: 'custom',
  example: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42.hQ4zqk0cX2m0JH0d5N8gqg1JtqWkZxVn3nD0bZ1a2cE',
  keeps: 'never',
})
