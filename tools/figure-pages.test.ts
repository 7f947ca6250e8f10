import { expect, test } from 'vitest'
import { seeds } from '../content/index.ts'
import { figurePages } from './figure-pages.ts'

const pages = figurePages(
  process.cwd(),
  seeds.filter((seed) => seed.kind === 'page'),
)

test.each([
  ['a calculator, by its sum', 'home-purchase', '/rekentools/berekenen-kosten-koper'],
  [
    'a funnel, by its feature on the server',
    'isde',
    '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren/isolatiecheck',
  ],
  ['words of a page', 'isde', 'content/subsidies/isde-insulation.ts'],
])('finds %s', (_what, file, page) => {
  expect(pages.get(file)).toContain(page)
})

test('names no page that does not count with a figure', () => {
  expect(pages.get('home-purchase')).not.toContain('/diensten/koop-verkoop/klusservice')
  expect(pages.get('isde')).not.toContain('/rekentools/renteopslag')
})
