import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimingFiles, type ServerProcess, startServerProcess } from '../kit/server-process.ts'
import { open } from './raw.ts'
import { drip, page, readsNothing, slowBehaviours } from './slow-ways.ts'

// Tests clients who send or read very slowly. The server closes each connection, and serves other visitors meanwhile; how soon is
// a promise of `npm run bench`.

const each = 40

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess(claimingFiles)
})
afterAll(() => server?.close())

/** Milliseconds after which a connection that is still open counts as never closed. */
const giveUpMs = 135_000

/**
 * Whether the server closed the connection. A client that reads nothing notices that only by writing, which it does again once
 * `othersOver` resolves.
 */
const isClosed = (act: (socket: Socket) => void, othersOver: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = open(server.url)
    const giveUp = setTimeout(() => {
      socket.destroy()
      resolve(false)
    }, giveUpMs)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(giveUp)
      resolve(true)
    })
    socket.on('connect', () => act(socket))
    if (act !== slowBehaviours[readsNothing]) socket.resume()
    else void othersOver.then(() => drip(socket, page))
  })

const visit = async (until: AbortSignal): Promise<number> => {
  let seen = 0
  while (!until.aborted) {
    for (const path of ['/contact', '/api/klusservice/tasks']) {
      const answer = await fetch(`${server.url}${path}`)
      await answer.text()
      // a call may be refused on a busy machine; a page never is
      if (path.startsWith('/api/') && answer.status === 503) continue
      expect(answer.status, path).toBe(200)
      seen++
    }
    await sleep(50)
  }
  return seen
}

test(`${each * 6} slow connections are closed, and everybody else is served`, async () => {
  const done = new AbortController()
  const visiting = visit(done.signal)
  const { [readsNothing]: reads, ...others } = slowBehaviours
  const many = (way: string, act: (socket: Socket) => void, after: Promise<unknown>) =>
    Array.from({ length: each }, async () => ((await isClosed(act, after)) ? [] : [way]))
  const over = Promise.all(Object.entries(others).flatMap(([way, act]) => many(way, act, Promise.resolve())))
  const readers = Promise.all(reads ? many(readsNothing, reads, over) : [])
  const open = [...(await over), ...(await readers)].flat()
  done.abort()
  expect(open).toEqual([])
  expect(await visiting).toBeGreaterThan(0)
  expect(server.output()).not.toContain('"msg":"unexpected"')
})

test('a large form on a slow line has all the time it needs', async () => {
  const socket = open(server.url)
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
  const chunk = Buffer.alloc(16 * 1024, 'x')
  const seconds = 18
  const start = '--b\r\nContent-Disposition: form-data; name="File"; filename="foto.pdf"\r\n\r\n%PDF-1.7'
  const end = '\r\n--b--\r\n'
  const length = start.length + chunk.length * seconds + end.length
  socket.write(
    `POST /api/v1/files HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${start}`,
  )
  for (let second = 0; second < seconds; second++) {
    await sleep(1000)
    socket.write(chunk)
  }
  socket.write(end)
  // either status will do, as both mean that the upload was read to its end
  expect(await answer).toMatch(/^HTTP\/1\.1 (201|400) /)
})
