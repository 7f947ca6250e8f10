import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { houseTypes } from './house-types.ts'
import {
  asksDecoratedFacade,
  builtTooLate,
  cavityCanBeFilled,
  cavityWidths,
  cavityWidthToSend,
  crawlSpaceHeights,
  facadeDecoration,
  facadeHeights,
  getsAdvice,
  type InsulationHome,
  insulated,
  measures,
  nothingToInsulate,
  possibleMeasures,
  postcodeExcluded,
  roofTypes,
  unavailableSteps,
  ventilationAfter,
} from './insulation.ts'

const cavity = 'cavity_wall_insulation'
const floor = 'floor_insulation'
const roof = 'roof_insulation'
const glass = 'glass_insolation_compliment'

const notApplicable = 'Niet van toepassing'
const unsuitable = 'Niet geschikt voor jouw woning'
const present = 'Al aanwezig'
const reasons = (home: InsulationHome, chosen = [...measures] as readonly (typeof measures)[number][]) =>
  Object.fromEntries(unavailableSteps(home, chosen).map(({ step, reason }) => [step, reason]))

describe('steps of the insulation check that fall away', () => {
  it.each<[string, InsulationHome, Record<string, string>]>([
    ['nothing is known', {}, {}],
    ['built in 1920', { constructionYear: 1920 }, { gevel: notApplicable, spouwmuurisolatie: unsuitable }],
    ['built in 1921', { constructionYear: 1921 }, {}],
    [
      'decorated facade',
      { decoratedFacade: facadeDecoration.yes },
      { gevel: notApplicable, spouwmuurisolatie: unsuitable },
    ],
    ['partly decorated facade', { decoratedFacade: facadeDecoration.partly }, {}],
    [
      'decorated, but insulated already',
      { decoratedFacade: facadeDecoration.yes, history: [insulated.facade] },
      { gevel: notApplicable, spouwmuurisolatie: present },
    ],
    ['facade over 12.5 m', { facadeHeight: facadeHeights.over12 }, { spouwmuurisolatie: unsuitable }],
    ['facade of 12.5 m', { facadeHeight: facadeHeights.from9to12 }, {}],
    [
      'cavity filled already',
      { history: [insulated.cavityWall] },
      { gevel: notApplicable, spouwmuurisolatie: present },
    ],
    ['flat roof', { roofType: roofTypes.flat }, { dakisolatie: unsuitable }],
    [
      'flat roof, insulated',
      { roofType: roofTypes.flat, history: [insulated.roof] },
      { dakisolatie: present },
    ],
    ['attic insulated', { history: [insulated.attic] }, { dakisolatie: present }],
    ['combined roof', { roofType: roofTypes.combination }, {}],
    [
      'floor insulated',
      { history: [insulated.floor] },
      { 'kruipruimte-of-kelder': notApplicable, vloerisolatie: present },
    ],
    [
      'bottom insulated, no crawl space',
      { history: [insulated.bottom], hasCrawlSpace: '1' },
      { 'kruipruimte-of-kelder': notApplicable, vloerisolatie: present },
    ],
    ['no crawl space', { hasCrawlSpace: '1' }, { vloerisolatie: unsuitable }],
    [
      'crawl space out of reach',
      { hasCrawlSpace: '0', isCrawlSpaceAccessible: '1' },
      { vloerisolatie: unsuitable },
    ],
    [
      'crawl space under 35 cm',
      { crawlSpaceHeight: crawlSpaceHeights.under35 },
      { vloerisolatie: unsuitable },
    ],
    ['crawl space of 35 cm', { crawlSpaceHeight: crawlSpaceHeights.from35to50 }, {}],
    ['glass renewed', { history: [insulated.glass] }, {}],
  ])('%s', (_name, home, expected) => {
    expect(reasons(home)).toEqual(expected)
  })

  it('skips what the visitor did not choose, and says that the home would allow it', () => {
    expect(unavailableSteps({ roofType: roofTypes.flat }, [floor])).toEqual([
      { step: 'spouwmuurisolatie', reason: 'Niet gekozen door jou', badge: 'info', isEligible: true },
      { step: 'dakisolatie', reason: unsuitable, badge: 'error', isEligible: false },
    ])
    expect(unavailableSteps({})).toEqual([])
  })

  it('gives each reason its badge', () => {
    const badges = unavailableSteps({ history: [insulated.roof, insulated.floor], constructionYear: 1900 })
    expect(badges.map(({ step, badge }) => [step, badge])).toEqual([
      ['gevel', 'info'],
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

  it('lets unknown and the other ventilation answers rule each other out', () => {
    expect(ventilationAfter(['0', '1'], '2')).toEqual(['2'])
    expect(ventilationAfter(['2'], '1')).toEqual(['1'])
    expect(ventilationAfter(['0'], '0')).toEqual(['0'])
  })
})
