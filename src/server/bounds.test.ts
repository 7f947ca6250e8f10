import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyEndpoint } from '../core/contract/endpoint.ts'
import { contract } from './features.ts'
import { allowances } from './services/rate-limits/rate-limits.ts'

/** The rows of the tables in docs/bounds.md, each as the texts of its cells. */
const rows = readFileSync('docs/bounds.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** The further bounds that a call must name in its row of docs/bounds.md, beside the allowance that it is counted under. */
const besidesOf = ({ submits, keepsFile, faults }: AnyEndpoint): string[] => [
  ...(submits ? ['mails'] : []),
  ...(faults.some(({ code }) => code === 'captcha-needed') ? ['appointment'] : []),
  ...(keepsFile ? ['files'] : []),
]

test('every call has a row that says as what it is counted and what it takes besides', () => {
  const told = new Map(rows.map(([, name = '', limit, besides = '']) => [name, { limit, besides }]))
  const wrong = Object.values(contract).filter((call) => {
    const row = told.get(`\`${call.name}\``)
    return row?.limit !== call.limit || !besidesOf(call).every((one) => row.besides.includes(one))
  })
  expect(wrong.map(({ name, limit }) => `${name} is counted as ${limit}`)).toEqual([])
  const calls = new Set(Object.values(contract).map(({ name }) => `\`${name}\``))
  expect([...told.keys()].filter((name) => /^`[\w-]+\.[\w-]+`$/.test(name) && !calls.has(name))).toEqual([])
})

test('every allowance has a row with its numbers', () => {
  const told = new Map(
    rows.map(([, what = '', , burst, perMinute]) => [what.split(':')[0], [burst, perMinute]]),
  )
  const meant = Object.entries(allowances).map(([name, { burst, perMinute }]) => [
    `\`${name}\``,
    [String(burst), String(Number(perMinute.toFixed(4)))],
  ])
  expect(meant.map(([name]) => [name, told.get(String(name))])).toEqual(meant)
})
