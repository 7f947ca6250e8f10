import { readdirSync, readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { expect, it } from 'vitest'
import type { AnyEndpoint } from '../src/core/contract/endpoint.ts'
import { lean } from './lean-calls.ts'

const contract = new URL('../src/core/contract/', import.meta.url)

it('leaves of a call where it goes, and what it answers only where that is kept', () => {
  const code = `
    const shared = { limit: 'check' }
    export const one = endpoint({ name: 'a', summary: 'b', body: group({ email }), answer: z.object({ body: z.string() }), ...shared, faults: [] })
    export const kept = endpoint({ name: 'k', answer: z.string(), kept: true, status: 201 })
    export const two = list({ body: 1 })`
  const text = lean(code).replaceAll(/\s+/g, ' ')
  expect(text).toContain("endpoint({ name: 'a', ...shared, })")
  expect(text).toContain("endpoint({ name: 'k', answer: z.string(), kept: true, })")
  expect(text).toContain("const shared = { limit: 'check' }")
  expect(text).toContain('list({ body: 1 })')
})

const files = readdirSync(contract).filter(
  (name) => name.endsWith('.ts') && !/test|client|index|endpoint/.test(name),
)
it.each(files)('leaves every call of %s as the browser makes it', async (name) => {
  const whole = (await import(/* @vite-ignore */ new URL(name, contract).href)) as Record<string, AnyEndpoint>
  const calls = Object.values(whole).filter((of) => typeof of === 'object' && 'path' in of && 'method' in of)
  const { code } = await transformWithOxc(readFileSync(new URL(name, contract), 'utf8'), name, { lang: 'ts' })
  const text = lean(code)
  for (const { name: called, method, path } of calls) {
    expect(text).toContain(`"${called}"`)
    expect(text).toContain(`"${method}"`)
    expect(text).toContain(`"${path}"`)
  }
  expect(text).not.toMatch(/^\tsummary:/m)
})
