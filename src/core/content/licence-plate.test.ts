import { expect, it } from 'vitest'
import { isAllowedRedirect, licencePlate } from './licence-plate.ts'
import { settingsDocument } from './settings.ts'

const { example, schema } = licencePlate
const takes = (redirect: object) => schema.safeParse({ ...example, redirect }).success

it.each(['/premie', 'page:premie', 'https://verzekeraar.example/x'])('may be sent to %s', (href) =>
  expect(takes({ href })).toBe(true),
)
it.each([
  '//elders.example',
  '/\\elders.example',
  'http://elders.example',
  'javascript:alert(1)',
  'tel:0880001206',
  '#a',
])('is never sent to %s', (href) => expect(takes({ href })).toBe(false))

it('needs no redirect', () => {
  const { redirect: _, ...rest } = example
  expect(schema.safeParse(rest).success).toBe(true)
})

it('knows a host exactly as settings write it', () => {
  const hosts = ['verzekeraar.example']
  expect(isAllowedRedirect('https://verzekeraar.example/a', hosts)).toBe(true)
  expect(isAllowedRedirect('https://VERZEKERAAR.example/a', hosts)).toBe(true)
  for (const address of ['https://www.verzekeraar.example', 'http://verzekeraar.example', 'https://', 'x'])
    expect(isAllowedRedirect(address, hosts), address).toBe(false)
  expect(isAllowedRedirect('https://verzekeraar.example')).toBe(false)
})

it('hosts of settings are names, not addresses or patterns', () => {
  const host = settingsDocument.shape.redirect_hosts
  expect(host.safeParse(['verzekeraar.example']).success).toBe(true)
  for (const name of [
    'https://a.example',
    '*.example',
    'a.example/x',
    'a.example:444',
    'A.example',
    'nl',
    '',
  ])
    expect(host.safeParse([name]).success, name).toBe(false)
})
