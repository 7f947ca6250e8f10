import { expect, it } from 'vitest'
import { trial } from '../testing/test-trial.ts'
import { checkFunnel } from './define.ts'

it('a definition that contradicts itself is refused', () => {
  const { een = { title: '', asks: {} } } = trial.steps
  expect(() => checkFunnel(trial)).not.toThrow()
  expect(() => checkFunnel({ ...trial, when: {}, onLeave: { nergens: {} as never } })).toThrow(
    /nergens is no step/,
  )
  expect(() => checkFunnel({ ...trial, steps: {} })).toThrow(/at least one step/)
  expect(() => checkFunnel({ ...trial, after: { een: { title: 'Een' } } })).toThrow(/both a step/)
  expect(() => checkFunnel({ ...trial, steps: { een: { ...een, exit: 'x' } } })).toThrow(/unknown exit/)
})
