import { expect, test } from 'vitest'
import { optional } from '../../../core/fields/brick/brick.ts'
import { constructionYear } from '../../../core/fields/home/construction-year.ts'
import { livingAreaSize } from '../../../core/fields/home/surface.ts'
import type { KnownHome } from '../../../core/kernel/known-home.ts'
import type { Viewer } from '../../../core/kernel/viewer.ts'
import type { Funnel } from '../definition/define.ts'
import { jannie, open, trial } from '../testing/test-trial.ts'

const at = (houseNumber: number, facts: KnownHome['facts']): KnownHome => ({
  ...{ postcode: '3821BT', houseNumber, addition: '', streetName: 'Voorbeeldlaan', city: 'Amersfoort' },
  facts,
})
const fact = (value: number) => ({ value, source: 'register' as const, on: '2026-11-20' })
const homes = [
  at(10, { constructionYear: fact(1931), livingAreaSize: fact(124) }),
  at(20, { livingAreaSize: fact(80) }),
]
const viewer: Viewer = { ...jannie, profile: { emailAddress: 'jannie@voorbeeld.nl', gender: 1, homes } }
const { een, twee, ...steps } = trial.steps
const asks = {
  ...twee?.asks,
  constructionYear: optional(constructionYear),
  livingAreaSize: optional(livingAreaSize),
}
const funnel = {
  ...trial,
  prefill: undefined,
  steps: { een, twee: { ...twee, asks }, ...steps },
  home: { at: 'home', facts: ['constructionYear', 'livingAreaSize'] },
} as unknown as Funnel

const opened = () => {
  const { store } = open(funnel, { viewer })
  store.set('home.postcode', '3821BT')
  store.set('home.addition', '')
  return {
    store,
    move: (houseNumber: string) => {
      store.set('home.houseNumber', houseNumber)
      return [store.answer('constructionYear'), store.answer('livingAreaSize')]
    },
  }
}

test('what is known of one home is not said of another, known or not', () => {
  const { move } = opened()
  expect(move('10')).toEqual(['1931', '124'])
  expect(move('20')).toEqual([undefined, '80'])
  expect(move('10')).toEqual(['1931', '124'])
  expect(move('30')).toEqual([undefined, undefined])
})

test('what was typed stays with another home', () => {
  const { store, move } = opened()
  move('10')
  store.set('livingAreaSize', '130')
  expect(move('30')).toEqual([undefined, '130'])
  expect(move('20')).toEqual([undefined, '130'])
})
