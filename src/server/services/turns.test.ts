import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

test('one after the other, everybody in turn, and what fails holds up nobody', async () => {
  const inTurn = makeTurns(3)
  const done: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    expect(++running).toBe(1)
    await new Promise(setImmediate)
    running--
    done.push(name)
    if (name === 'a2') throw new Error(name)
    return name
  }
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => inTurn(name.slice(0, 1), work(name)))
  const told = await Promise.allSettled(all)
  expect(told.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  // `a1` began before the others came.
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('refuses whose work waits too often already, and nobody else', async () => {
  const inTurn = makeTurns(2)
  const all = ['a', 'a', 'a', 'a', 'b'].map((who) => inTurn(who, () => who))
  const told = await Promise.allSettled(all)
  // One is being done and two wait.
  expect(told.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})
