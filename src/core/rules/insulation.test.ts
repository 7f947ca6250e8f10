import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'
import { facadeDecoration, insulated, roofTypes } from './home-insulation-codes.ts'
import { houseTypes } from './house-types.ts'
import {
  asksDecoratedFacade,
  builtTooLate,
  cavityCanBeFilled,
  cavityDeadEnd,
  cavityWidthToSend,
  getsAdvice,
  type InsulationHome,
  insulationRules,
  nothingToInsulate,
  possibleMeasures,
  postcodeExcluded,
  unavailableSteps,
} from './insulation.ts'
import { cavityWidths, crawlSpaceHeights, facadeHeights, measures } from './insulation-codes.ts'
import { personas } from './test-insulation-personas.ts'

const cavity = 'cavity_wall_insulation'
const floor = 'floor_insulation'
const roof = 'roof_insulation'
const glass = 'glass_insolation_compliment'

describe('a home and what it may have', () => {
  it('is that of every case', async () => {
    expect(
      await failures(personas, ({ home, chosen, cavityWallWidth, expects }) => {
        const ends = expects.stops !== undefined
        const stopsBefore = expects.stops === 'year' || expects.stops === 'apartment'
        const of = { ...home, cavityWallWidth }
        expect(stopsBefore ? [] : possibleMeasures(of)).toEqual(expects.possible)
        const skipped = unavailableSteps(of, ends ? undefined : chosen)
        expect(Object.fromEntries(skipped.map(({ step, reason }) => [step, reason]))).toEqual(expects.skipped)
        expect(home.constructionYear !== undefined && builtTooLate(home.constructionYear, 1992)).toBe(
          expects.stops === 'year',
        )
        if (!stopsBefore) expect(nothingToInsulate(of)).toBe(expects.stops === 'nothing')
        expect(home.houseType === houseTypes.apartment).toBe(expects.stops === 'apartment')
        expect(home.postcode !== undefined && postcodeExcluded(home.postcode, ['9711'])).toBe(
          expects.warns === 'postcode',
        )
        if (expects.fillable !== undefined) expect(cavityCanBeFilled(of)).toBe(expects.fillable)
        const deadEnd = { wayBack: 'back', end: 'end' } as const
        expect(cavityDeadEnd(of, chosen)).toBe(expects.box && deadEnd[expects.box])
      }),
    ).toEqual([])
  })

  it('every rule decides about somebody, and every step is passed over for somebody', () => {
    for (const { key, applies } of insulationRules as readonly {
      key: string
      applies(of: InsulationHome, cutoff: number): boolean
    }[])
      expect(
        personas.filter(({ home, cavityWallWidth }) => applies({ ...home, cavityWallWidth }, 1992)),
        key,
      ).not.toEqual([])
    expect(personas.length).toBeGreaterThanOrEqual(40)
    expect(new Set(personas.map(({ who }) => who)).size).toBe(personas.length)
  })

  it('nothing is ruled out by what is not known', () => {
    expect(unavailableSteps({})).toEqual([])
  })

  it('skips what the visitor did not choose, and says that the home would allow it', () => {
    expect(unavailableSteps({ roofType: roofTypes.flat }, [floor])).toEqual([
      { step: 'spouwmuurisolatie', reason: 'Niet gekozen door jou', badge: 'info', isEligible: true },
      { step: 'dakisolatie', reason: 'Niet geschikt voor jouw woning', badge: 'error', isEligible: false },
    ])
  })

  it('gives each reason its badge', () => {
    const badges = unavailableSteps({ history: [insulated.roof, insulated.floor], constructionYear: 1900 })
    expect(badges.map(({ step, badge }) => [step, badge])).toEqual([
      ['gevel', 'error'],
      ['kruipruimte-of-kelder', 'info'],
      ['spouwmuurisolatie', 'error'],
      ['vloerisolatie', 'success'],
      ['dakisolatie', 'success'],
    ])
  })
})

describe('measures', () => {
  it('are all possible until an answer rules one out; glass always is', () => {
    expect(possibleMeasures({})).toEqual([cavity, floor, roof, glass])
    expect(possibleMeasures({ roofType: roofTypes.flat, constructionYear: 1910 })).toEqual([floor, glass])
    const nothing = { roofType: roofTypes.flat, constructionYear: 1910, hasCrawlSpace: '1' } as const
    expect(nothingToInsulate(nothing)).toBe(true)
    expect(nothingToInsulate({ ...nothing, hasCrawlSpace: '0' })).toBe(false)
  })

  it('are possible exactly when their step is not ruled out, whatever the home', () => {
    const one = <T extends string>(codes: Record<string, T>) =>
      fc.option(fc.constantFrom(...Object.values(codes)), { nil: undefined })
    const yesNo = fc.option(fc.constantFrom('0' as const, '1' as const), { nil: undefined })
    const home: fc.Arbitrary<InsulationHome> = fc.record({
      constructionYear: fc.integer({ min: 1100, max: 2026 }),
      roofType: one(roofTypes),
      decoratedFacade: one(facadeDecoration),
      history: fc.subarray(Object.values(insulated)),
      facadeHeight: one(facadeHeights),
      hasCrawlSpace: yesNo,
      isCrawlSpaceAccessible: yesNo,
      crawlSpaceHeight: one(crawlSpaceHeights),
    })
    fc.assert(
      fc.property(home, (of) => {
        const possible = possibleMeasures(of)
        const skipped = unavailableSteps(of, measures).map(({ step }) => step)
        expect(possible.includes(cavity)).toBe(!skipped.includes('spouwmuurisolatie'))
        expect(possible.includes(floor)).toBe(!skipped.includes('vloerisolatie'))
        expect(possible.includes(roof)).toBe(!skipped.includes('dakisolatie'))
        expect(unavailableSteps(of, possible).every(({ isEligible }) => !isEligible)).toBe(true)
      }),
    )
  })
})

describe('questions and limits', () => {
  it.each([
    [undefined, false],
    [cavityWidths.from3to4, true],
    [cavityWidths.over7, true],
    [cavityWidths.unknown, true],
    [cavityWidths.none, false],
    [cavityWidths.under3, false],
  ])('a cavity of width %s can be filled: %s', (cavityWallWidth, fits) => {
    expect(cavityCanBeFilled({ cavityWallWidth })).toBe(fits)
  })

  it('sends a cavity under 3 cm as none', () => {
    expect(cavityWidthToSend(cavityWidths.under3)).toBe('4')
    expect(cavityWidthToSend(cavityWidths.over7)).toBe('2')
  })

  it('asks about the facade from 1921 and stops at the cutoff', () => {
    expect([1920, 1921].map(asksDecoratedFacade)).toEqual([false, true])
    expect([1991, 1992, 2000].map((year) => builtTooLate(year, 1992))).toEqual([false, true, true])
  })

  it('sends apartments to their association', () => {
    expect(getsAdvice(houseTypes.apartment)).toBe(false)
    expect(getsAdvice(houseTypes.corner)).toBe(true)
  })

  it('compares the first four characters of a postcode', () => {
    for (const postcode of ['9711LM', '9711 lm', ' 97 11'])
      expect(postcodeExcluded(postcode, ['9711'])).toBe(true)
    expect(postcodeExcluded('3821BT', ['9711'])).toBe(false)
  })
})
