import fc from 'fast-check'
import { expect, it } from 'vitest'
import { legalShares } from '../../../core/calculations/inheritance.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './testamentadvies-snelcheck-cases.ts'
import { resultFor } from './testamentadvies-snelcheck-result.ts'
import { tool } from './testamentadvies-snelcheck-tool.ts'

const single = { bond: 'alone', children: '0', parents: '1', siblings: '1', business: 'no', wish: 'no' }

testTool(tool, {
  cases,
  claims: [
    {
      name: 'a partner inherits less when there are more children',
      answers: { ...cases[0]?.answers },
      vary: 'children',
      over: ['1', '2', '20'],
      says: ({ partner = 0 }) => partner,
      goes: 'down',
    },
    {
      name: 'a parent never inherits less than a quarter',
      answers: single,
      vary: 'siblings',
      over: ['0', '1', '3', '4', '20'],
      says: ({ parent = 0 }) => parent,
      goes: 'down',
    },
    {
      name: 'a wish for somebody else asks for a will',
      answers: single,
      vary: 'wish',
      over: ['no', 'yes'],
      says: ({ advised = 0 }) => advised,
      goes: 'up',
    },
  ],
  edges: [
    { ...single, parents: '0', siblings: '0', estate: '0' },
    { ...single, halfSiblings: '20', estate: '100.000.000' },
    { ...single, bond: 'together', stepchildren: 'yes', home: 'both', debts: 'yes' },
  ],
})

it('shares out the whole of it, and a parent has a quarter at least', () => {
  const count = fc.integer({ min: 0, max: 20 })
  const families = fc.record({
    bond: fc.constantFrom('married' as const, 'together' as const, 'alone' as const),
    children: count,
    parents: fc.integer({ min: 0, max: 2 }),
    siblings: count,
    halfSiblings: count,
  })
  fc.assert(
    fc.property(families, (family) => {
      const { partner, child, parent, sibling, halfSibling } = legalShares(family)
      const { bond, children, parents, siblings, halfSiblings } = family
      const whole =
        partner + child * children + parent * parents + sibling * siblings + halfSibling * halfSiblings
      const isNobody = bond !== 'married' && children + parents + siblings + halfSiblings === 0
      expect(whole).toBeCloseTo(isNobody ? 0 : 1, 9)
      for (const share of [partner, child, parent, sibling, halfSibling])
        expect(share).toBeGreaterThanOrEqual(0)
      if (parent > 0) expect(parent).toBeGreaterThanOrEqual(0.25)
    }),
  )
})

const answered = (answers: object) =>
  resultFor(
    { ...{ bond: 'alone', children: 0, business: 'no', wish: 'no' }, ...answers } as Parameters<
      typeof resultFor
    >[0],
    '2026-07-01',
  )

it.each([
  [{ parents: 1 }, 'erft je ouder alles'],
  [{ parents: 2 }, 'erven je ouders'],
  [{ parents: 1, siblings: 1 }, 'erven je ouder en je broer of zus'],
  [{ siblings: 2, halfSiblings: 1 }, 'erven je broers en zussen en je halfbroer of halfzus'],
  [{ halfSiblings: 1 }, 'erft je halfbroer of halfzus alles'],
])('names who inherits as many as they are: %o', (family, words) => {
  expect(answered(family).outcome).toMatch(new RegExp(`zonder testament ${words}\\.$`))
})

it('says first of a married couple with children that the partner keeps everything', () => {
  const married = (children: number) => answered({ bond: 'married', children, earlier: 'no' })
  expect(married(1).outcome).toMatch(
    /: zonder testament houdt je partner eerst alles, en krijgt je kind later een deel\.$/,
  )
  expect(married(2).outcome).toMatch(/eerst alles, en krijgen je 2 kinderen later een deel\.$/)
  expect(married(2).rows.at(-1)?.how).toBe('Evenveel als je partner, maar pas later.')
  const { changes } = answered({ bond: 'together', children: 1 })
  expect(changes).toEqual([
    'Gaan jullie trouwen? Dan houdt je partner eerst alles, en krijgt je kind later een deel.',
  ])
})

it('compares half brothers with whole ones only where there are', () => {
  const why = (family: object) => answered(family).rows.at(-1)?.how
  expect(why({ siblings: 1, halfSiblings: 1 })).toContain('hele broer')
  expect(why({ parents: 1, halfSiblings: 1 })).toBe('Krijgt minder dan een ouder.')
  expect(why({ halfSiblings: 2 })).toBe('Elke halfbroer of halfzus erft evenveel.')
})

it('names only the exemption that it counts with', () => {
  const told = (answers: object) => {
    const { figures = [], rows } = answered(answers)
    return [figures.map(({ label }) => label), rows.at(-1)?.how]
  }
  expect(told({ children: 1, estate: 100_000_00 })).toEqual([
    ['Vrijstelling erfbelasting, kind'],
    '100% van € 100.000,00. Erft alles. € 26.230,00 is vrij van erfbelasting, € 73.770,00 niet.',
  ])
  expect(told({ children: 2, estate: 1_000_00 })[1]).toMatch(/Dat is vrij van erfbelasting\.$/)
  expect(told({ parents: 1, estate: 100_000_00 })[0]).toEqual([])
})

it('does not say of a home of both that the contract of a couple cannot give it to the other', () => {
  const { advice = [] } = answered({ bond: 'together', children: 1, home: 'both' })
  expect(advice).toContain(
    'Jouw helft van het huis gaat dan niet naar je partner, behalve als dat in jullie samenlevingscontract staat.',
  )
})
