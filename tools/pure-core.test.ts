import { expect, it } from 'vitest'
import { pure } from './pure-core.ts'

it('marks what constants are made of, and nothing else', () => {
  const code = `
import { z } from './z.js'
z.config(1)
const text = z.string().check(z.min(1))
export const facts = { text: z.array(text) }, most = 3
export const show = (value) => z.print(value)
export function read() { const inner = z.string(); return inner }`
  expect(pure(code).split('\n')).toEqual([
    '',
    "import { z } from './z.js'",
    'z.config(1)',
    'const text = /* @__PURE__ */ (() => (z.string().check(z.min(1))))()',
    'export const facts = /* @__PURE__ */ (() => ({ text: z.array(text) }))(), most = 3',
    'export const show = (value) => z.print(value)',
    'export function read() { const inner = z.string(); return inner }',
  ])
})

it('changes nothing about what a module says', async () => {
  const module = (code: string): Promise<unknown> => import(/* @vite-ignore */ `data:text/javascript,${code}`)
  const code = 'export const a = [1, 2].map((n) => n * 2), b = { a, c: new Date(0).getTime() }'
  expect({ ...((await module(pure(code))) as object) }).toEqual({ ...((await module(code)) as object) })
})
