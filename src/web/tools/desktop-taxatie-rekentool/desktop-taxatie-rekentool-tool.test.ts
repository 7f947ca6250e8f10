import fc from 'fast-check'
import { expect, it } from 'vitest'
import { desktopValuation } from '../../../core/calculations/desktop-valuation.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './desktop-taxatie-rekentool-cases.ts'
import { resultFor } from './desktop-taxatie-rekentool-result.ts'
import { tool } from './desktop-taxatie-rekentool-tool.ts'

const home = {
  purpose: 'Oversluiten',
  kind: 'house',
  ownUse: 'yes',
  leasehold: 'no',
  value: '400.000',
  mortgage: '300.000',
}
const verdictOf = ({ verdict = 0 }: Readonly<Record<string, number>>) => verdict

testTool(tool, {
  cases,
  claims: [
    {
      name: 'the more one borrows, the less it can do',
      answers: home,
      vary: 'mortgage',
      over: ['1.000', '360.000', '360.000,01', '400.000'],
      says: verdictOf,
      goes: 'down',
    },
    {
      name: 'works count',
      answers: home,
      vary: 'works',
      over: ['0', '60.000', '60.000,01', '100.000'],
      says: verdictOf,
      goes: 'down',
    },
    {
      name: 'the share falls with the value',
      answers: home,
      vary: 'value',
      over: ['10.000', '333.333,33', '400.000', '10.000.000'],
      says: ({ ratio = 0 }) => ratio,
      goes: 'down',
    },
  ],
  edges: [
    { ...home, kind: 'other', value: '10.000', mortgage: '10.000.000', works: '5.000.000' },
    { ...home, kind: 'apartment', offer: '0' },
    { ...home, kind: 'new', ownUse: 'no', leasehold: 'yes' },
  ],
})

it('can do only where what is borrowed is within the limit, and never seems to be at it above it', () => {
  const asked = fc.record({
    value: fc.integer({ min: 10_000_00, max: 10_000_000_00 }),
    mortgage: fc.integer({ min: 1_000_00, max: 10_000_000_00 }),
  })
  fc.assert(
    fc.property(asked, (of) => {
      const { verdict, room, ratio, saves } = desktopValuation(
        { kind: 'house', ownUse: true, leasehold: false, ...of },
        '2026-06-01',
      )
      expect(verdict === 2).toBe(room >= 0)
      if (room < 0) expect(ratio).toBeGreaterThan(90_00)
      expect(saves.least).toBeLessThanOrEqual(saves.most)
    }),
  )
})

it('tells what rules it out, and what the bank must say only where nothing does', () => {
  const answers = {
    purpose: 'Anders',
    kind: 'recent',
    ownUse: 'no',
    leasehold: 'yes',
    value: 400_000_00,
    mortgage: 1_000_00,
  } as const
  const outcomeWith = (ownUse: 'yes' | 'no') => resultFor({ ...answers, ownUse }, '2026-06-01').outcome
  expect(outcomeWith('no')).toMatch(
    /^Een taxateur moet langskomen: een desktoptaxatie is er alleen voor .* woont\.$/,
  )
  expect(outcomeWith('yes')).toMatch(/^Vraag je bank .* twee jaar en niet elke bank .* ander\.$/)
})

it('promises nothing of another loan where something else rules it out', () => {
  const answers = { purpose: 'Anders', leasehold: 'no', ownUse: 'yes', value: 400_000_00 } as const
  const first = (more: { kind: 'house' | 'new'; mortgage: number }) =>
    resultFor({ ...answers, ...more }, '2026-06-01').changes[0]
  expect(first({ kind: 'house', mortgage: 360_000_00 })).toBe(
    'Leen je nog iets meer? Dan moet een taxateur langskomen.',
  )
  expect(first({ kind: 'house', mortgage: 360_001_00 })).toBe(
    'Leen je € 1 minder, of is je huis € 400.002 waard? Dan zit je op de grens.',
  )
  expect(first({ kind: 'house', mortgage: 350_000_00 })).toMatch(/^Leen je meer dan € 10.000 extra/)
  for (const mortgage of [1_000_00, 500_000_00])
    expect(first({ kind: 'new', mortgage })).toMatch(/^De grens van 90%/)
})
