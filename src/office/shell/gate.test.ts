import { afterEach, expect, test, vi } from 'vitest'
import { call as callOf } from '../../core/contract/call.ts'
import type { Operation } from '../../core/contract/operation.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { type Asked, makeGate } from './gate.ts'

type Read = Operation<Record<never, never>, Record<never, never>, Record<never, never>, { n: number }>
const read = callOf<Read>({ name: 'test.read', method: 'GET', path: '/beheer/api/test' })

afterEach(() => vi.unstubAllGlobals())

/** A server that answers each of these in turn. */
const answering = (...answers: readonly { status: number; body: unknown }[]) => {
  const left = [...answers]
  const fetch = vi.fn(async () => {
    const { status, body } = left.shift() ?? { status: 200, body: { n: 0 } }
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const loggedOut = {
  status: 401,
  body: { title: 'Log in om verder te gaan.', status: 401, code: 'login-required' },
}
const notFresh = {
  status: 403,
  body: { title: 'Geef je tweede factor.', status: 403, code: 'step-up-needed' },
}

const open = () => {
  const asked: Asked[] = []
  let uses = 0
  const gate = makeGate(
    (what) => asked.push(what),
    () => uses++,
  )
  return { gate, asked, uses: () => uses }
}

test('calls that come after the session ended wait for one login and then go on', async () => {
  answering(loggedOut, loggedOut, { status: 200, body: { n: 1 } }, { status: 200, body: { n: 2 } })
  const { gate, asked, uses } = open()
  const both = Promise.all([gate.call(read, {}), gate.call(read, {})])
  await vi.waitFor(() => expect(asked).toEqual(['login', 'login']))
  gate.done()
  expect((await both).map(({ n }) => n).toSorted()).toEqual([1, 2])
  expect(uses()).toBe(2)
})

test('an act that wants a fresh second factor gets its refusal back when somebody would rather not', async () => {
  answering(notFresh)
  const { gate, asked } = open()
  const act = gate.call(read, {}).catch((thrown: unknown) => thrown)
  await vi.waitFor(() => expect(asked).toEqual(['step-up']))
  gate.cancel()
  expect(await act).toMatchObject({ status: 403, code: 'step-up-needed' })
})

test('any other refusal is the screen’s to show', async () => {
  answering({ status: 409, body: { title: 'Iemand was je voor.', status: 409, code: 'changed' } })
  const { gate, asked } = open()
  await expect(gate.call(read, {})).rejects.toBeInstanceOf(Fault)
  expect(asked).toEqual([])
})

test('a file waits for a fresh second factor too, and is saved under the name that the server gives it', async () => {
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''aanvragen.csv" }
  const answers = [
    new Response(JSON.stringify(notFresh.body), {
      status: 403,
      headers: { 'content-type': 'application/problem+json' },
    }),
    new Response('Referentie;Ontvangen\r\n', { status: 200, headers }),
  ]
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers.shift()),
  )
  const { gate, asked } = open()
  const saved = gate.save('/beheer/api/test')
  await vi.waitFor(() => expect(asked).toEqual(['step-up']))
  expect(link.click).not.toHaveBeenCalled()
  gate.done()
  await saved
  expect(link.download).toBe('aanvragen.csv')
  expect(link.click).toHaveBeenCalledOnce()
})
