import { brick } from '../brick/brick.ts'
import { line } from '../brick/text.ts'
import { linkMissing } from './mailed-link.ts'

/**
 * The part behind `#` in the link of an appointment's mails. It changes that one appointment only, and only until it begins. So
 * the browser may keep it, and a reload half-way loses nothing.
 */
export const appointmentLink = brick(line({ missing: linkMissing, invalid: linkMissing, max: 200 }), {
  label: 'Link',
  control: 'custom',
  example: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42.hQ4zqk0cX2m0JH0d5N8gqg1JtqWkZxVn3nD0bZ1a2cE',
  keeps: 'plain',
  unlisted: true,
})
