import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Boxes } from './facts.tsx'

const moment = (number: number, state: 'asked' | 'confirmed') => ({
  ...{ number, state, place: null },
  start: `2026-12-0${number}T08:00:00Z`,
  end: `2026-12-0${number}T11:00:00Z`,
})

const titlesOf = (...appointments: ReturnType<typeof moment>[]): string[] =>
  [...renderToString(<Boxes appointments={appointments} payments={[]} />).matchAll(/<h3>(.*?)<\/h3>/g)].map(
    ([, title = '']) => title,
  )

test('moments of which one will be kept are no appointments yet', () => {
  expect(titlesOf(moment(1, 'asked'), moment(2, 'asked'))).toEqual(['Gevraagd moment', 'Gevraagd moment'])
  expect(titlesOf(moment(1, 'asked'))).toEqual(['Afspraak'])
  expect(titlesOf(moment(1, 'confirmed'))).toEqual(['Afspraak'])
})
