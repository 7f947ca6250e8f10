import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { specifiedFunnels } from '../src/core/content/funnel.ts'
import { partners } from '../src/server/partners/index.ts'
import { comesLater } from '../src/server/partners/partner.ts'
import { partnerFiles } from './partners.ts'
import { withSection } from './section.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('documents, compose.yaml and the example of settings say of partners what their entries say (else: `npm run partners`)', async () => {
  for (const [path, text] of Object.entries(await partnerFiles(read))) expect(read(path), path).toBe(text)
})

test('a section that is stale is written anew, and one without a place is refused', async () => {
  const marks = { opening: '<!-- a -->', closing: '<!-- /a -->' }
  expect(withSection('x\n<!-- a -->\nold\n<!-- /a -->\ny', marks, 'new')).toBe(
    'x\n<!-- a -->\nnew\n<!-- /a -->\ny',
  )
  for (const text of ['', '<!-- a -->', '<!-- /a --><!-- a -->'])
    expect(() => withSection(text, marks, 'new')).toThrow('no place')
  const stale = await partnerFiles((path) => read(path).replaceAll('pdok', 'kadaster'))
  expect(stale['docs/partners.md']).toContain('`ADDRESSES=sandbox`, `pdok` or `off`')
})

test('the OpenAPI files of partners pass a linter, and one that lacks something does not', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const lint = async (source: string) => {
    const problems = await lintFromString({ source, absoluteRef: '/partner.json', config })
    return problems.map(({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
  }
  const files = Object.entries(await partnerFiles(read)).filter(([path]) => path.endsWith('.openapi.json'))
  expect(files.length).toBeGreaterThan(0)
  for (const [path, text] of files) {
    expect(await lint(text), path).toEqual([])
    expect(await lint(text.replaceAll('"description"', '"told"'))).not.toEqual([])
  }
})

test('every adapter that comes later says what it needs', () => {
  const later = partners.filter(comesLater)
  expect(later.length).toBeGreaterThan(8)
  for (const { key, adapters } of later)
    for (const [word, { needs }] of Object.entries(adapters)) expect(needs, `${key} ${word}`).toBeTruthy()
})

test('a partner that is off closes funnels that there are', () => {
  for (const { closes = [] } of partners)
    expect(specifiedFunnels).toEqual(expect.arrayContaining([...closes]))
})
