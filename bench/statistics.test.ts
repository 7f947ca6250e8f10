import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge, quantile, ratiosOf, spreadOf } from './statistics.ts'

describe('a quantile', () => {
  it.each([
    [[3], 0.5, 3],
    [[9, 1, 5], 0.5, 5],
    [[4, 1, 3, 2], 0.5, 2.5],
    [[1, 2, 3, 4, 5], 0.75, 4],
    [[10, 20], 0.75, 17.5],
    [[2, 10, 1], 0, 1],
    [[2, 10, 1], 1, 10],
  ])('of %j at %d is %d', (sample, part, expected) => {
    expect(quantile(sample, part)).toBe(expected)
  })

  it('needs a figure', () => {
    expect(() => quantile([], 0.5)).toThrow(RangeError)
  })

  it('has its part of the sample below it, and does not hang on the order', () => {
    const figures = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(figures, fc.double({ min: 0, max: 1, noNaN: true }), (sample, part) => {
        const found = quantile(sample, part)
        const below = sample.filter((one) => one < found).length
        const above = sample.filter((one) => one > found).length
        expect(below).toBeLessThanOrEqual(Math.ceil((sample.length - 1) * part))
        expect(above).toBeLessThanOrEqual(Math.ceil((sample.length - 1) * (1 - part)))
        expect(quantile(sample.toReversed(), part)).toBe(found)
      }),
    )
  })
})

describe('a spread', () => {
  it('tells the median and both ends', () => {
    expect(spreadOf([0.6, 0.4, 0.5])).toEqual({ value: 0.5, lowest: 0.4, highest: 0.6, count: 3 })
  })

  it('tells another quantile where that was promised', () => {
    expect(spreadOf([1, 2, 3, 4, 5], 0.75).value).toBe(4)
  })
})

describe('ratios', () => {
  it('are taken within a pair, not between means', () => {
    const slowing = [
      { ours: 100, bare: 200 },
      { ours: 10, bare: 20 },
    ]
    expect(ratiosOf(slowing)).toEqual([0.5, 0.5])
  })

  it('of nothing are no ratios', () => {
    expect(() => ratiosOf([{ ours: 1, bare: 0 }])).toThrow(RangeError)
  })
})

describe('a promise', () => {
  const spread = (lowest: number, value: number, highest: number) => ({ lowest, value, highest, count: 5 })

  it.each([
    [spread(0.4, 0.5, 0.6), 'met'],
    [spread(0.4, 0.49, 0.6), 'narrowly missed'],
    [spread(0.3, 0.4, 0.49), 'missed'],
  ] as const)('of at least 0.5 holds %j as %s', (given, outcome) => {
    expect(judge(given, { side: 'at least', value: 0.5 })).toBe(outcome)
  })

  it.each([
    [spread(90, 100, 200), 'met'],
    [spread(90, 101, 200), 'narrowly missed'],
    [spread(101, 120, 200), 'missed'],
  ] as const)('of at most 100 holds %j as %s', (given, outcome) => {
    expect(judge(given, { side: 'at most', value: 100 })).toBe(outcome)
  })
})
