import { describe, expect, test, vi } from 'vitest'
import { captchaFailed } from '../../core/contract/captcha/captcha-calls.ts'
import { challenge } from '../../core/contract/captcha/captcha-operations.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { solve } from '../engine/captcha/captcha.ts'
import { makeCaptcha } from './captcha-store.ts'

const asked = challenge.example
const solution = { counter: 200, derivedKey: 'ab' }
const ask = async () => asked
const opened = (token: string) => JSON.parse(atob(token))
const never = new AbortController().signal

describe('solving', () => {
  test('a token is the challenge with its answer, as base64 JSON', async () => {
    const token = await solve(never, { ask, solvers: [async () => solution] })
    expect(opened(token)).toEqual({ challenge: asked, solution })
  })

  test('where the first way fails the second is tried; when none is left it fails', async () => {
    const broken = async () => Promise.reject(new Error('no worker'))
    const token = await solve(never, { ask, solvers: [broken, async () => solution] })
    expect(opened(token).solution).toEqual(solution)
    await expect(solve(never, { ask, solvers: [broken, broken] })).rejects.toThrow('no worker')
  })

  test('called off, it tries nothing further', async () => {
    const controller = new AbortController()
    const second = vi.fn(async () => solution)
    const first = async () => {
      controller.abort(new Error('gone'))
      throw new Error('ended')
    }
    await expect(solve(controller.signal, { ask, solvers: [first, second] })).rejects.toThrow('gone')
    expect(second).not.toHaveBeenCalled()
  })
})

const staged = () => {
  let now = 0
  const asked: { done: (token: string) => void; fail: () => void; signal: AbortSignal }[] = []
  const work = (signal: AbortSignal) =>
    new Promise<string>((done, reject) => {
      asked.push({ done, fail: () => reject(new Error('no')), signal })
    })
  const captcha = makeCaptcha(work, { now: () => now })
  const phases: string[] = []
  captcha.subscribe(() => phases.push(captcha.phase()))
  const pass = (minutes: number) => {
    now += minutes * 60_000
  }
  return { captcha, asked, phases, pass }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the check of a form', () => {
  test('begins once, however often a form gets the focus', async () => {
    const { captcha, asked, phases } = staged()
    expect(captcha.phase()).toBe('idle')
    for (let time = 0; time < 3; time++) captcha.start()
    asked[0]?.done('one')
    await settled()
    captcha.start()
    expect(asked).toHaveLength(1)
    expect(phases).toEqual(['working', 'done'])
    expect(await captcha.take()).toBe('one')
  })

  test('gives each token away once: the next one is made anew', async () => {
    const { captcha, asked } = staged()
    const [first, second] = [captcha.take(), captcha.take()]
    asked[0]?.done('one')
    await settled()
    expect(asked).toHaveLength(2)
    asked[1]?.done('two')
    expect([await first, await second].sort()).toEqual(['one', 'two'])
  })

  test('does not send a token that lies too long', async () => {
    const { captcha, asked, pass } = staged()
    captcha.start()
    asked[0]?.done('old')
    await settled()
    pass(8)
    captcha.start()
    expect(asked).toHaveLength(1)
    pass(1)
    const taken = captcha.take()
    asked[1]?.done('fresh')
    expect(await taken).toBe('fresh')
  })

  test('says that it failed, stays so until somebody tries again', async () => {
    const { captcha, asked, phases } = staged()
    const taken = captcha.take()
    asked[0]?.fail()
    const thrown = await taken.catch((fault: unknown) => fault)
    expect(thrown).toBeInstanceOf(Fault)
    expect(thrown).toMatchObject({ status: 403, code: 'captcha-failed', message: captchaFailed })
    captcha.start()
    expect([asked.length, captcha.phase()]).toEqual([1, 'failed'])
    captcha.retry()
    asked[1]?.done('two')
    await settled()
    expect(phases).toEqual(['working', 'failed', 'working', 'done'])
  })

  test('ends with its form, and can begin again', async () => {
    const { captcha, asked } = staged()
    captcha.start()
    captcha.stop()
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.fail()
    await settled()
    expect(captcha.phase()).toBe('idle')
    captcha.start()
    asked[1]?.done('two')
    await settled()
    expect(captcha.phase()).toBe('done')
  })
})
