import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { insurerGuards } from './insurer.ts'

const priced = { insuranceType: 'Home', productName: 'Opstal', premiumCents: 1894, taxCents: 398 }
const refused = { insuranceType: 'Legal', productName: 'Rechtsbijstand', refused: 'too-young' }
const tariff = {
  source: 'Voorbeeldtarief',
  version: 'voorbeeld-2026-1',
  from: '2026-01-01',
  isExample: true,
}

test.each([
  ['as an insurer gives it', {}, true],
  ['without an insurance', { insurances: [] }, true],
  ['of a home that nobody insures', { refused: 'houseboat', insurances: [] }, true],
  ['with a price of a home that nobody insures', { refused: 'houseboat' }, false],
  ['that refuses a home for a reason that nobody knows', { refused: 'castle', insurances: [] }, false],
  ['with an insurance twice', { insurances: [priced, priced] }, false],
  ['without insurances', { insurances: undefined }, false],
  ['of whose tariff nobody knows', { tariff: { ...tariff, source: '' } }, false],
  ['of a tariff without a version', { tariff: { ...tariff, version: '' } }, false],
  ['of a day that is none', { tariff: { ...tariff, from: '2026-02-30' } }, false],
])('a comparison %s', (_name, change, good) => {
  const comparison = { tariff, insurances: [priced, refused], ...change }
  expect(z.safeParse(insurerGuards.compare, comparison).success).toBe(good)
})

test.each([
  ['with a premium and its tax', {}, true],
  ['of which the tax rounds to nothing', { premiumCents: 1, taxCents: 0 }, true],
  ['that costs nothing', { premiumCents: 0, taxCents: 0 }, false],
  ['that pays', { premiumCents: -1 }, false],
  ['of half a cent', { premiumCents: 1894.5 }, false],
  ['of no number', { premiumCents: Number.NaN }, false],
  ['of a premium in words', { premiumCents: '1894' }, false],
  ['of more than ten thousand euros a month', { premiumCents: 1_000_001 }, false],
  ['without a premium', { premiumCents: undefined }, false],
  ['without tax', { taxCents: undefined }, false],
  ['with a premium and a reason why not', { refused: 'other' }, false],
  ['with only a reason', { premiumCents: undefined, taxCents: undefined, refused: 'area' }, true],
  ['with a reason that nobody knows', { premiumCents: undefined, taxCents: undefined, refused: 'no' }, false],
  ['that is none', { insuranceType: 'Pet' }, false],
  ['without a name', { productName: '' }, false],
])('an insurance %s', (_name, change, good) => {
  const insurances = [{ ...priced, ...change }]
  expect(z.safeParse(insurerGuards.compare, { tariff, insurances }).success).toBe(good)
})

test.each([
  ['of which all is known', {}, true],
  ['that is refused', { refused: 'mobile-home' }, true],
  ['that is refused for a reason that nobody knows', { refused: 'castle' }, false],
  ['of a kind that nobody knows', { houseType: '5' }, false],
  ['of the year 3000', { constructionYear: 3000 }, false],
  ['without a floor', { livingAreaSize: 0 }, false],
  ['that costs nothing to build', { rebuildValueCents: 0 }, false],
  ['that is worth nothing', { wozCents: 0 }, false],
])('a home %s', (_name, change, good) => {
  const home = {
    houseType: '3',
    constructionYear: 1975,
    livingAreaSize: 120,
    rebuildValueCents: 264_000_00,
    wozCents: 432_000_00,
    ...change,
  }
  expect(z.safeParse(insurerGuards.home, home).success).toBe(good)
})

test('a home of which nothing is known is told as that, and a text is no home', () => {
  expect(z.safeParse(insurerGuards.home, {}).success).toBe(true)
  expect(z.safeParse(insurerGuards.home, '<html></html>').success).toBe(false)
})
