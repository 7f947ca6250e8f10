import { expect, test } from 'vitest'
import { ranked, type Searched } from './ranked.ts'

const pages: Searched[] = [
  { title: 'Bevestiging: Klus boeken', more: '/bedankt/klus', isAside: true },
  { title: 'Energie en klussen', more: '/energie' },
  { title: 'Klus', more: '/klus' },
  { title: 'Klusservice', more: '/diensten/klusservice' },
  { title: 'Prijzen', more: '/diensten/klusservice/prijzen' },
  { title: 'Één café', more: '/cafe' },
]
const found = (typed: string) => ranked(pages, typed, (page) => page).map(({ title }) => title)

test('a title that is typed whole comes first, then titles that begin so, that hold it, and what is seldom meant last', () => {
  expect(found('klus')).toEqual([
    'Klus',
    'Klusservice',
    'Energie en klussen',
    'Prijzen',
    'Bevestiging: Klus boeken',
  ])
})

test('words are found apart, in title and address, without signs on letters', () => {
  expect(found('diensten prijzen')).toEqual(['Prijzen'])
  expect(found(' Cafe EEN ')).toEqual(['Één café'])
  expect(found('boot')).toEqual([])
})

test('before anything is typed the order stays, but for what is seldom meant', () => {
  expect(found('')).toEqual([...pages.slice(1), ...pages.slice(0, 1)].map(({ title }) => title))
})
