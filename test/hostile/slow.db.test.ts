import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whileBusy } from '../kit/busy.ts'
import { isLongRound } from '../kit/long-round.ts'
import { claimingFiles, type ServerProcess, startServerProcess } from '../kit/server-process.ts'
import { open } from './raw.ts'

// Clients who send or read so slowly that only their connection matters. Each is closed in 15 seconds (and the
// second in which somebody looks), while visitors are served.

const each = isLongRound ? 40 : 4
const closedWithinMs = 15_000

let server: ServerProcess
/** How much later a machine as busy as this one may notice, and have filled up what the system keeps on the way. */
const slackMs = () => Math.min(60_000, whileBusy(3000))
beforeAll(async () => {
  server = await startServerProcess(claimingFiles)
})
afterAll(() => server?.close())

const head =
  'POST /api/klusservice/appointment HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const page = 'GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Writes a little every half second, as long as it can. */
const drip = (socket: Socket, bytes: string) => {
  const timer = setInterval(() => socket.write(bytes), 500)
  socket.on('close', () => clearInterval(timer))
}

const readsNothing = 'ask a lot and read nothing'

/** What they do once they are connected. */
const ways: Record<string, (socket: Socket) => void> = {
  'say nothing': () => undefined,
  'send headers by the byte': (socket) => {
    socket.write('GET / HTTP/1.1\r\nX: ')
    drip(socket, 'a')
  },
  'send a body by the byte': (socket) => {
    socket.write(`${head}Content-Length: 100000\r\n\r\n{"a":"`)
    drip(socket, 'x')
  },
  'send chunks by the byte': (socket) => {
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`)
    drip(socket, '1\r\n \r\n')
  },
  'stop half-way': (socket) => {
    socket.write(`${head}Content-Length: 100000\r\n\r\n{"a":"`)
  },
  // more than the system keeps for them on the way
  [readsNothing]: (socket) => {
    socket.pause()
    socket.write(page.repeat(1500))
  },
}

/** Milliseconds until the server closed it; undefined when it did not. Who reads nothing begins to after so much slack. */
const outlast = (act: (socket: Socket) => void, slack: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const socket = open(server.url)
    const giveUp = setTimeout(() => {
      socket.destroy()
      resolve(undefined)
      // what is not closed by then never is
    }, closedWithinMs + 120_000)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(giveUp)
      resolve(performance.now() - begun)
    })
    socket.on('connect', () => act(socket))
    if (act !== ways[readsNothing]) socket.resume()
    // only who reads sees that it was closed
    else setTimeout(() => socket.resume(), closedWithinMs + slack)
  })

/** Milliseconds that each page took a visitor, until the signal. */
const visit = async (until: AbortSignal): Promise<number[]> => {
  const took: number[] = []
  while (!until.aborted) {
    for (const path of ['/contact', '/api/klusservice/tasks']) {
      const begun = performance.now()
      const answer = await fetch(`${server.url}${path}`)
      await answer.text()
      // of a machine that has other things to do a call may be told to come back; a page never is
      if (path.startsWith('/api/') && answer.status === 503) continue
      expect(answer.status, path).toBe(200)
      took.push(performance.now() - begun)
    }
    await sleep(50)
  }
  return took
}

test(`${each * 6} slow connections are closed in time, and nobody else waits for them`, async () => {
  const done = new AbortController()
  const visiting = visit(done.signal)
  const outcomes = await Promise.all(
    Object.entries(ways).flatMap(([way, act]) =>
      Array.from({ length: each }, async () => {
        const slack = slackMs()
        return { way, slack, closed: await outlast(act, slack) }
      }),
    ),
  )
  done.abort()
  const took = (await visiting).sort((a, b) => a - b)
  for (const { way, slack, closed } of outcomes) {
    expect(closed, way).toBeDefined()
    // who read nothing sees it once they have read what was on its way
    const seen = whileBusy(way === readsNothing ? 10_000 : 1000)
    expect(closed, way).toBeLessThan(closedWithinMs + Math.max(slack, slackMs()) + seen)
  }
  expect(took.length).toBeGreaterThan(20)
  expect(took[Math.floor(took.length * 0.95)]).toBeLessThan(whileBusy(1000))
  expect(server.output()).not.toContain('"msg":"unexpected"')
})

test.runIf(isLongRound)('a large form on a slow line has all the time it needs', async () => {
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
  // whatever it is found to be: it was read to its end
  expect(await answer).toMatch(/^HTTP\/1\.1 (201|400) /)
})
