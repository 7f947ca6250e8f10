import { expect, test } from 'vitest'
import { adviceOf } from './advice-of.ts'
import { pageWith, rich, surroundings } from './test-writing.ts'

const told = (html: string) =>
  adviceOf(pageWith([rich(html)]), surroundings).map(({ kind, problem }) => `${kind}: ${problem}`)
const rows = '<tr><td>Een</td><td>Twee</td></tr>'

test('a table has a caption, and cells that name its rows or columns', () => {
  expect(told(`<table><tbody>${rows}</tbody></table>`)).toEqual([
    'table: Een tabel heeft geen bijschrift. Schrijf erboven wat zij laat zien.',
    'table: Een tabel heeft geen koppen. Maak koppen van de eerste rij of kolom.',
  ])
  expect(told(`<table><caption>Wat <strong>het</strong> kost</caption>${rows}</table>`)).toEqual([
    'table: De tabel ‘Wat het kost’ heeft geen koppen. Maak koppen van de eerste rij of kolom.',
  ])
  expect(told('<table><caption>Kosten</caption><tr><th scope="col">Wat</th></tr></table>')).toEqual([])
})

test('each table is judged by itself', () => {
  const whole = '<table><caption>Kosten</caption><tr><th scope="row">Wat</th></tr></table>'
  expect(told(`${whole}<table><caption> </caption><tr><th>Wat</th></tr></table>${whole}`).length).toBe(1)
})
