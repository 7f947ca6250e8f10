import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const [refused = '', met = '', others = ''] = page.split(/^## /m).slice(1)
const line = /^\| (\d+\.\d+\.\d+) \| /gm
const linesOf = (text: string) => [...text.matchAll(line)].map(([, number = '']) => number)
const apart = [...others.matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => number)

test('every line of levels 1 and 2 stands on the page once: 253, of which at most 12 are refused', () => {
  const all = [...linesOf(refused), ...linesOf(met), ...apart]
  expect(new Set(all).size).toBe(253)
  expect(all).toHaveLength(253)
  expect(linesOf(refused).length).toBeLessThanOrEqual(12)
  expect(page).toContain(`${linesOf(met).length} met, ${linesOf(refused).length} refused`)
})

test('what is met is met in a file that is there', () => {
  const files = [...met.matchAll(/`([^`]+)` \|$/gm)].map(([, file = '']) => file)
  expect(files).toHaveLength(linesOf(met).length)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('what is refused has its reason', () => {
  for (const row of refused.split('\n').filter((one) => /^\| \d/.test(one)))
    expect(row.split('|')[3]?.trim().length, row).toBeGreaterThan(40)
})
