import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pricedMaterials } from '../../core/insulation/materials.ts'
import { insulationGuards } from './insulation.ts'

const priced = { material: 'Roof', priceCents: 586_000, savingM3: 385 }
const refused = { material: 'EPS', refused: 'crawl-space-too-low' }
const tariffed = {
  source: 'Voorbeeldtarief',
  from: '2026-01-01',
  isExample: true,
  materials: [priced, refused],
}

test.each([
  ['as a company gives it', {}, true],
  ['without a material', { materials: [] }, true],
  ['of whose tariff nobody knows', { source: '' }, false],
  ['of a day that is none', { from: '2026-02-30' }, false],
  [
    'with more materials than there are',
    { materials: pricedMaterials.map(() => priced).concat(priced) },
    false,
  ],
])('an answer %s', (_name, change, good) => {
  expect(z.safeParse(insulationGuards.estimate, { ...tariffed, ...change }).success).toBe(good)
})

test.each([
  ['with a price and a saving', {}, true],
  ['that saves nothing', { savingM3: 0 }, true],
  ['that costs nothing', { priceCents: 0 }, false],
  ['of half a cent', { priceCents: 586_000.5 }, false],
  ['that saves half a cubic metre', { savingM3: 0.5 }, false],
  ['without a price', { priceCents: undefined }, false],
  ['without a saving', { savingM3: undefined }, false],
  ['with a price and a reason why not', { refused: 'other' }, false],
  ['with only a reason', { priceCents: undefined, savingM3: undefined, refused: 'other' }, true],
  ['with a reason that nobody knows', { priceCents: undefined, savingM3: undefined, refused: 'no' }, false],
  ['that has no price', { material: 'Glass' }, false],
])('a material %s', (_name, change, good) => {
  const materials = [{ ...priced, ...change }]
  expect(z.safeParse(insulationGuards.estimate, { ...tariffed, materials }).success).toBe(good)
})
