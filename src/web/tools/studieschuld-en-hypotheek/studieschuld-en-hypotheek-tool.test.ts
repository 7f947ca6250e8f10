import { expect, it } from 'vitest'
import { studyFactorOf } from '../../../core/calculations/lending.ts'
import { studyLoanFactor } from '../../../core/figures/study-loan.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './studieschuld-en-hypotheek-cases.ts'
import { tool } from './studieschuld-en-hypotheek-tool.ts'

const day = '2026-11-20'
const unknown = { knows: 'no', debt: '20.000', scheme: 'new', rate: '4', fixed: 'long' }
const less = ({ less: by = 0 }: Readonly<Record<string, number>>) => by

testTool(tool, {
  cases,
  claims: [
    {
      name: 'a larger loan takes more',
      answers: unknown,
      vary: 'debt',
      over: ['0', '10.000', '500.000'],
      says: less,
      goes: 'up',
    },
    {
      name: 'a dearer loan takes more',
      answers: unknown,
      vary: 'loanRate',
      over: ['0', '0,001', '2,33', '15'],
      says: less,
      goes: 'up',
    },
    {
      name: 'a loan weighs more at a higher mortgage rate',
      answers: { ...unknown, loanRate: '0' },
      vary: 'rate',
      over: ['0', '2', '2,001', '4', '4,001', '6', '6,001', '15'],
      says: ({ weighed = 0 }) => weighed,
      goes: 'up',
    },
    {
      name: 'a longer time to pay back takes less',
      answers: unknown,
      vary: 'scheme',
      over: ['old', 'new'],
      says: less,
      goes: 'down',
    },
  ],
  edges: [
    { knows: 'yes', monthly: '0', rate: '0', fixed: 'long' },
    { knows: 'yes', monthly: '10.000', rate: '15', fixed: 'short' },
    { ...unknown, debt: '500.000', scheme: 'old', loanRate: '15' },
  ],
})

it('changes its weight just above the end of a class', () => {
  const classes = studyLoanFactor.on(day).value
  for (const [at, { upTo, factor }] of classes.slice(0, -1).entries()) {
    expect(studyFactorOf(upTo, day)).toBe(factor)
    expect(studyFactorOf(upTo + 0.001, day)).toBe(classes[at + 1]?.factor)
  }
})
