import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specifiedFunnels } from '../src/core/content/funnel.ts'
import { isOptionalAtStart } from '../src/server/partners/partner.ts'
import { partners } from '../src/server/partners/partners.ts'
import { partnerFiles } from './partners.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('documents, compose.yaml and the example of settings say of partners what their entries say (else: `npm run partners`)', async () => {
  for (const [path, text] of Object.entries(await partnerFiles(read))) expect(read(path), path).toBe(text)
})

test('every adapter that comes later says what it needs', () => {
  const later = partners.filter(isOptionalAtStart)
  expect(later.length).toBeGreaterThan(8)
  for (const { key, adapters } of later)
    for (const [word, { needs }] of Object.entries(adapters)) expect(needs, `${key} ${word}`).toBeTruthy()
})

test('a partner that is off closes funnels that there are', () => {
  for (const { neededByFunnels: closes = [] } of partners)
    expect(specifiedFunnels).toEqual(expect.arrayContaining([...closes]))
})
