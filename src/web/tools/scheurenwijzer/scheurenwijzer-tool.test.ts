import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { assessCrack, type Crack, crackWidths } from '../../../core/calculations/crack.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { crackPatterns } from './patterns.ts'
import { cases } from './scheurenwijzer-cases.ts'
import { resultFor } from './scheurenwijzer-result.ts'
import { tool } from './scheurenwijzer-tool.ts'
import { Wall } from './Wall.tsx'

const still = { place: 'facade', pattern: 'vertical', width: '1', growth: 'no' }
const urgency = ({ urgency: of = 0 }: Readonly<Record<string, number>>) => of

testTool(tool, {
  cases,
  claims: [
    {
      name: 'a wider crack is never less urgent',
      answers: still,
      vary: 'width',
      over: crackWidths,
      says: urgency,
      goes: 'up',
    },
    {
      name: 'a crack that grows is more urgent than one that does not',
      answers: still,
      vary: 'growth',
      over: ['no', 'unknown', 'yes'],
      says: urgency,
      goes: 'up',
    },
  ],
  edges: [
    { place: 'plaster', pattern: 'opening', width: 'more', growth: 'sudden', constructionYear: '1100' },
    { ...still, signs: ['stuck', 'floor', 'offset', 'lean'], constructionYear: '1970' },
  ],
})

const patterns = Object.keys(crackPatterns) as Crack['pattern'][]
const signs = ['stuck', 'lean', 'offset', 'floor'] as const
const cracks: fc.Arbitrary<Crack> = fc.record({
  place: fc.constantFrom('plaster', 'inside', 'facade'),
  pattern: fc.constantFrom(...patterns),
  width: fc.constantFrom(...crackWidths),
  growth: fc.constantFrom('no', 'unknown', 'yes', 'sudden'),
  signs: fc.subarray([...signs]),
})

it('never takes one more sign as good news, and has a reason for all that is urgent', () => {
  fc.assert(
    fc.property(cracks, fc.constantFrom(...signs), (crack, sign) => {
      const found = assessCrack(crack)
      const more = assessCrack({ ...crack, signs: [...(crack.signs ?? []), sign] })
      expect(more.urgency).toBeGreaterThanOrEqual(found.urgency)
      expect(found.urgency).toBe(Math.max(0, ...found.reasons.map((one) => one.urgency)))
    }),
  )
})

it.each(patterns)('draws a crack that runs %s, and says so to who does not see it', (name) => {
  const drawn = renderToString(
    createElement(Wall, { values: { pattern: patterns.indexOf(name), category: 3 } }),
  )
  expect(drawn).toContain(`aria-label="Een muur: ${crackPatterns[name]}"`)
  expect(drawn).not.toMatch(/NaN|undefined/)
})

it('does not ask for a sign that is there already', () => {
  const told = (signs: 'stuck'[], growth: Crack['growth']) =>
    resultFor(
      { place: 'inside', pattern: 'vertical', width: '1', growth, signs, constructionYear: undefined },
      '2026-11-20',
    ).changes.join(' ')
  expect(told(['stuck'], 'unknown')).not.toContain('deuren klemmen')
  expect(told([], 'unknown')).toContain('Wordt hij groter, en gaan er deuren klemmen?')
  expect(told([], 'yes')).toContain('Gaan er ook deuren klemmen?')
})

it('tells of weak foundations only where the year of the home was told', () => {
  const told = (constructionYear?: number) =>
    resultFor(
      { place: 'facade', pattern: 'stepped', width: '1', growth: 'no', constructionYear } as Parameters<
        typeof resultFor
      >[0],
      '2026-11-20',
    )
  expect([told(), told(1930), told(2020)].map(({ figures = [] }) => figures.length)).toEqual([1, 2, 2])
})
