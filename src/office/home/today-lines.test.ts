import { expect, test } from 'vitest'
import { type Today, todayLines } from './today-lines.ts'

const nothing: Today = {
  ...{ pileLate: 0, pileToday: 0, ownLate: 0, ownToday: 0, ownAnswered: 0, ownAsked: 0 },
  ...{ callbacks: 0, bulkActs: 0, exports: 0, partners: [] },
}

test('only what waits is told, what is one’s own and late first, each with the list of it', () => {
  expect(todayLines(nothing)).toEqual([])
  const lines = todayLines({ ...nothing, pileLate: 1001, pileToday: 1, ownLate: 3, ownAsked: 2 })
  expect(lines.map(({ count, words, href }) => [count, words, href])).toEqual([
    [3, 'van jou, te laat', '/aanvragen?weergave=laat&van=mij'],
    [1001, 'van niemand, te laat', '/aanvragen?weergave=laat&van=geen'],
    [1, 'van niemand, vandaag beloofd', '/aanvragen?weergave=vandaag&van=geen'],
    [2, 'van jou, bij de afzender', '/aanvragen?weergave=afzender&van=mij'],
  ])
})
