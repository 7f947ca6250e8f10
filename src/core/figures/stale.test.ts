import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figure } from '../kernel/figure.ts'
import { figures } from './figures.ts'
import { staleFigures } from './stale.ts'

const source = { name: 'Wet', href: 'https://wetten.overheid.nl' }
const of = {
  year: [
    figure('Tarief', [
      { from: '2025-01-01', until: '2025-12-31', value: 1, source },
      { from: '2026-01-01', until: '2026-12-31', value: 2, source },
    ]),
  ],
  open: [figure('Altijd', [{ from: '2012-10-01', value: 21, source }])],
}

test.each([
  ['2026-10-01', []],
  ['2026-11-02', [{ file: 'year', label: 'Tarief', until: '2026-12-31', isOver: false }]],
  ['2026-12-31', [{ file: 'year', label: 'Tarief', until: '2026-12-31', isOver: false }]],
  ['2027-01-01', [{ file: 'year', label: 'Tarief', until: '2026-12-31', isOver: true }]],
])('on %s these are over, or soon will be', (day, stale) => {
  expect(staleFigures(day, of)).toEqual(stale)
})

test('every file of figures is listed, and holds nothing else', () => {
  const files = globSync('src/core/figures/*.ts')
    .map((path) => path.replace(/^.*figures\/|\.ts$/g, ''))
    .filter((name) => !/^figures$|^stale|\.test$/.test(name))
  expect(Object.keys(figures).toSorted()).toEqual(files.toSorted())
  for (const one of Object.values(figures).flat()) expect(one.on('2026-11-24')).toHaveProperty('source')
})
