import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { type Mood, signedSettingsAt } from '../../src/server/adapters/signed-http/signed-http-stand-in.ts'
import { handyman } from '../../src/server/partners/handyman.ts'
import { standInOf } from '../../src/server/partners/stand-in.ts'
import type { StandIn } from '../../src/server/ports/stand-in.ts'
import { freePort } from '../kit/server-process.ts'

/** The ways in which a partner goes wrong, from a closed port to answers that make no sense. */
export const moods = [
  'refused',
  'black hole',
  'html',
  'silent',
  'slow',
  'dripping',
  'redirecting',
  'misshapen',
  'failing',
  'endless',
] as const
export type HostileMood = (typeof moods)[number]

export interface HostilePartner extends AsyncDisposable, StandIn {
  turn(mood: HostileMood | 'well'): Promise<void>
}

const slowness = 6000
const secret = 'een-geheim-van-meer-dan-32-tekens-lang'

/** Opens a handyman partner on a port of its own that can be closed, or swallow every connection. */
export async function hostilePartner(): Promise<HostilePartner> {
  const desk = await standInOf(handyman, { secret })
  const behind = Number(new URL(desk.url).port)
  const port = await freePort()
  const open = new Set<Socket>()
  let slow = false
  let hole: ChildProcess | undefined
  const front = createServer((socket) => {
    const upstream = connect(behind, '127.0.0.1')
    for (const one of [socket, upstream]) {
      open.add(one)
      one.on('error', () => undefined).on('close', () => open.delete(one))
    }
    socket.on('close', () => upstream.destroy())
    socket.pipe(upstream)
    if (slow) upstream.on('data', (chunk) => setTimeout(() => socket.write(chunk), slowness).unref())
    else upstream.pipe(socket)
  })
  const shut = async () => {
    for (const socket of open) socket.destroy()
    if (front.listening) await new Promise((resolve) => front.close(resolve))
    if (hole) await end(hole)
    hole = undefined
  }
  const turn = async (mood: HostileMood | 'well') => {
    await shut()
    slow = mood === 'slow'
    if (mood === 'refused') return
    if (mood === 'black hole') {
      hole = await digHole(port)
      return
    }
    desk.mood = slow ? 'well' : (mood as Mood)
    await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve))
  }
  const close = async () => {
    await shut()
    await desk.close()
  }
  await turn('well')
  return {
    settings: signedSettingsAt(handyman.variable, port, secret),
    turn,
    close,
    [Symbol.asyncDispose]: close,
  }
}

/**
 * Opens a listener that accepts nothing: its queue is filled, and from then on the system drops every attempt to connect without
 * an answer.
 */
async function digHole(port: number): Promise<ChildProcess> {
  const script = `require('net').createServer().listen({port:${port},host:'127.0.0.1',backlog:1},()=>console.log('listening'))`
  const hole = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  if (hole.stdout) await once(hole.stdout, 'data')
  hole.kill('SIGSTOP')
  for (let index = 0; index < 8; index++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    hole.once('exit', () => socket.destroy())
    socket.unref()
  }
  return hole
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
