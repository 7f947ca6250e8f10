import { afterAll, beforeAll, expect, test } from 'vitest'
import { book } from '../../src/core/contract/handyman/handyman-calls.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { openWholeSite, type WholeSite } from '../kit/whole-site.ts'
import { type Answered, askSite, complaintOf, inParallel, readResponse } from './judge.ts'
import { bodies, escapingPaths, forms, wires } from './odd-requests.ts'
import { asks, sendRaw } from './raw.ts'

// Tests requests that no browser makes, each once. The long round sends every body to every call (requests.long.db.test.ts).

let site: WholeSite
beforeAll(async () => {
  site = await openWholeSite()
})
afterAll(() => site?.close())

const post = async (path: string, type: string | undefined, body: BodyInit): Promise<Answered> =>
  readResponse(
    await askSite(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': newVisitor(), ...(type && { 'content-type': type }) },
      body,
    }),
  )

/** Why this is no proper answer to the request: one line, or none. */
const failure = (what: string, answer: Answered, allowed?: readonly number[]): string[] => {
  const complaint =
    complaintOf(answer) ??
    (allowed?.includes(answer.status) === false ? `status ${answer.status}` : undefined)
  return complaint ? [`${what}: ${complaint}`] : []
}

test('a body that is none is refused, whatever it is', async () => {
  const failures: string[] = []
  for (const [what, body, type, allowed] of bodies) {
    const bytes = new Blob([new Uint8Array(Buffer.from(body))])
    failures.push(...failure(what, await post(book.path, type, bytes), allowed))
  }
  expect(failures).toEqual([])
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
})

test('a form with parts, names and heads that no form has is read or refused', async () => {
  const failures: string[] = []
  for (const form of forms) {
    const body = form.endsWith('--\r\n') ? form : `${form}--b--\r\n`
    const answer = await post('/api/v1/files', 'multipart/form-data; boundary=b', body)
    failures.push(...failure(form.slice(0, 120), answer))
  }
  expect(failures).toEqual([])
})

test('HTTP that is none is refused or understood as what it says', async () => {
  const failures: string[] = []
  await inParallel(
    wires.map(([what, bytes, allowed]) => async () => {
      const answer = await sendRaw(site.url, Buffer.from(bytes, 'latin1'))
      const isClosed = answer.status === 0 && allowed.includes(0)
      if (!isClosed) failures.push(...failure(what, answer, allowed))
    }),
  )
  expect(failures).toEqual([])
})

test('no way leads out of the folder of the assets', async () => {
  const failures: string[] = []
  await inParallel(
    escapingPaths.map((path) => async () => {
      const answer = await sendRaw(site.url, asks(path))
      failures.push(...failure(path, answer, [400, 403, 404]))
      if (/root:|"dependencies"|claimPort/.test(answer.body)) failures.push(`${path}: the file itself`)
    }),
  )
  expect(failures).toEqual([])
})

test('nothing of it was our own mistake', () => {
  expect(site.logged().match(/.*"msg":"(unexpected|page failed|broken)".*/)?.[0]).toBeUndefined()
})
