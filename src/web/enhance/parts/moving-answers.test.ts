import { expect, it } from 'vitest'
import { naughtyStrings, naughtyValues } from '../../../../test/hostile/naughty.ts'
import { movingWays } from '../../../core/content/moving-tool.ts'
import { type MovingAnswers, readAnswers, resultKeyOf, withoutThird } from './moving-answers.ts'

const none: MovingAnswers = { first: '', second: '', third: '', bank: '' }
const choices = ['', 'ja', 'nee']

it('a result needs a yes, both other answers and a bank: four ways, as the specification has them', () => {
  const ways = choices.flatMap((first) =>
    choices.flatMap((second) =>
      choices.flatMap((third) =>
        ['', '0'].flatMap((bank) => resultKeyOf({ first, second, third, bank }) ?? []),
      ),
    ),
  )
  expect(ways).toEqual(Object.values(movingWays))
  for (const [key, way] of Object.entries(movingWays)) {
    const [first = '', second = '', third = ''] = key
      .split('_')
      .map((word) => (word === 'yes' ? 'ja' : 'nee'))
    expect(resultKeyOf({ first, second, third, bank: '3' })).toBe(way)
  }
})

it('another first answer forgets the third and the bank, not the second', () => {
  expect(withoutThird({ first: 'nee', second: 'ja', third: 'nee', bank: '2' })).toEqual({
    ...none,
    first: 'nee',
    second: 'ja',
  })
})

it('believes of what was kept only what can be an answer', () => {
  const kept = { first: 'ja', second: 'nee', third: 'ja', bank: '1' }
  expect(readAnswers(kept, ['', '0', '1'])).toEqual(kept)
  expect(readAnswers(kept, ['', '0'])).toEqual({ ...kept, bank: '' })
  for (const value of [...naughtyStrings, ...naughtyValues])
    for (const odd of [value, { first: value, second: value, third: value, bank: value }])
      expect(readAnswers(odd, ['', '0'])).toEqual({
        ...none,
        ...(value === '0' && odd !== value && { bank: '0' }),
      })
})
