import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { open } from '../../test/hostile/raw.ts'
import { readsNothing, slowBehaviours } from '../../test/hostile/slow-ways.ts'
import { startServerProcess } from '../../test/kit/server-process.ts'
import type { Measurement } from '../promise.ts'
import { spreadOf } from '../statistics.ts'

const each = 8

/** Measures clients who send very slowly: when their connections are closed, and what other visitors wait meanwhile. */
export async function measureSlowClients(): Promise<Measurement[]> {
  await using server = await startServerProcess()
  const { [readsNothing]: _whoReads, ...writers } = slowBehaviours
  const closing = Object.values(writers).flatMap((act) =>
    Array.from({ length: each }, () => secondsOpen(server.url, act)),
  )
  let isOver = false
  const closed = Promise.all(closing).finally(() => {
    isOver = true
  })
  const took: number[] = []
  while (!isOver) {
    const begun = performance.now()
    await (await fetch(`${server.url}/contact`)).text()
    took.push(performance.now() - begun)
    await sleep(50)
  }
  return [
    {
      what: 'A connection on which a client is too slow, until it is closed',
      spread: spreadOf(await closed),
      unit: 's',
      bound: { side: 'at most', value: 17 },
      note: `${closing.length} connections`,
    },
    {
      what: 'Page beside them',
      spread: spreadOf(took),
      unit: 'ms',
      bound: { side: 'at most', value: 50 },
    },
  ]
}

const secondsOpen = (origin: string, act: (socket: Socket) => void): Promise<number> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const socket = open(origin)
    socket.on('error', () => undefined)
    socket.on('close', () => resolve((performance.now() - begun) / 1000))
    socket.on('connect', () => act(socket))
    socket.resume()
  })
