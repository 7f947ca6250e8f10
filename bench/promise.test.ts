import { describe, expect, it } from 'vitest'
import { isBroken, type Measured, verdictOf } from './promise.ts'
import { lineOf, wordOf } from './report.ts'
import { spreadOf } from './statistics.ts'

const ratio = (...figures: number[]): Measured => ({
  what: 'Page',
  spread: spreadOf(figures),
  unit: 'ratio',
  bound: { side: 'at least', value: 0.5 },
})
const size = (kilobytes: number): Measured => ({
  what: 'Script',
  spread: spreadOf([kilobytes]),
  unit: 'KB',
  bound: { side: 'at most', value: 5 },
})

describe('a promise', () => {
  it.each([
    ['kept', ratio(0.4, 0.6, 0.7), true, 'gehaald', false],
    ['kept by a busy machine all the same', ratio(0.4, 0.6, 0.7), false, 'gehaald', false],
    ['broken', ratio(0.2, 0.3, 0.4), true, 'niet gehaald', true],
    ['perhaps broken', ratio(0.2, 0.3, 0.6), true, 'niet gehaald, binnen de ruis', false],
    ['broken by a busy machine', ratio(0.2, 0.3, 0.4), false, 'te druk om te zeggen', false],
    ['about bytes, which no other work changes', size(6), false, 'niet gehaald', true],
  ])('%s', (_case, measured, calm, word, broken) => {
    const verdict = verdictOf(measured, calm)
    expect([wordOf(verdict), isBroken(verdict)]).toEqual([word, broken])
  })

  it('is told with its spread and its bound', () => {
    const line = lineOf(verdictOf({ ...ratio(0.4, 0.6, 0.7), note: 'made of' }, true))
    expect(line.replace(/ {2,}/g, '  ')).toBe('Page\n  0.60× (0.40 to 0.70)  ≥ 0.50×  gehaald\n  made of')
    expect(lineOf(verdictOf(size(2.34), true))).toMatch(/2\.3 KB +≤ 5 KB +gehaald$/)
  })
})
