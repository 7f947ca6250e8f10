import { brick } from '../brick/brick.ts'
import { line } from '../brick/text.ts'

/** Error when the address holds no link: it was cut off, or somebody opened the page by hand. */
export const linkMissing = 'Open deze pagina met de link uit onze e-mail.'

/** The part behind `#` in a mailed link. Whoever has it may do what it is for, so it is never kept. */
export const mailedLink = brick(line({ missing: linkMissing, invalid: linkMissing, max: 200 }), {
  label: 'Link',
  control: 'custom',
  example: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42.hQ4zqk0cX2m0JH0d5N8gqg1JtqWkZxVn3nD0bZ1a2cE',
  keeps: 'never',
  unlisted: true,
})
