import { expect, it } from 'vitest'
import { codenames } from '../../core/content/tool.ts'
import { holdsForEach } from '../engine/testing/test-failures.ts'
import type { ToolCase } from '../engine/testing/tool-case.ts'
import { toolIslands } from './tools.ts'

const modules = import.meta.glob<{ cases: readonly ToolCase[] }>('./*/*-cases.ts', { eager: true })
const built = codenames.filter((codename) => codename in toolIslands)

it('every calculator has eight worked cases, each with its source', () =>
  holdsForEach(built, String, (codename) => {
    const folder = codename.replaceAll('_', '-')
    const cases = modules[`./${folder}/${folder}-cases.ts`]?.cases ?? []
    expect(cases.length).toBeGreaterThanOrEqual(8)
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
    for (const { name, source, says, values } of cases) {
      expect(source.href, name).toMatch(/^https:\/\//)
      expect(says.length, name).toBeGreaterThan(5)
      expect(Object.keys(values).length, name).toBeGreaterThan(0)
    }
  }))

it('at most three of ten cases are still to be verified', () => {
  const cases = Object.values(modules).flatMap((module) => module.cases)
  expect(cases.filter(({ toVerify }) => toVerify).length).toBeLessThanOrEqual(cases.length * 0.3)
})
