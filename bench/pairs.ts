import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { BareAnswer } from './bare.ts'
import type { Load } from './load.ts'
import { root } from './site.ts'

export interface Pair {
  ours: number
  bare: number
}

/** Pairs per measurement; the README promises medians of five. */
const pairs = 5

/** Measures both sides in turn, each going first every other time, after one round that does not count. */
export async function interleave(
  ours: () => Promise<number>,
  bare: () => Promise<number>,
  count = pairs,
): Promise<Pair[]> {
  const measured: Pair[] = []
  for (let round = 0; round <= count; round++) {
    const first = round % 2 === 0
    const early = await (first ? ours : bare)()
    const late = await (first ? bare : ours)()
    if (round > 0) measured.push(first ? { ours: early, bare: late } : { ours: late, bare: early })
  }
  return measured
}

/** Puts load on this address for so many seconds, over 16 connections from a process of its own. */
export async function loadOn(address: string, seconds: number): Promise<Load> {
  const child = spawn(process.execPath, ['bench/load.ts', address, String(seconds), '16'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(child.stdout)) as Load
}

/**
 * Answers per second, all of them 200.
 * @throws Error when some were not.
 */
export async function rateOf(address: string, seconds: number): Promise<number> {
  const load = await loadOn(address, seconds)
  if (load.refused > 0) throw new Error(`${load.refused} of ${load.answers} answers were refused: ${address}`)
  return load.answers / load.seconds
}

export interface Bare extends AsyncDisposable {
  url: string
  /** Size of the body in KB of 1000 bytes, formatted for print. */
  kilobytes: string
}

/** Opens a bare `node:http` server, in a process of its own, that writes the same bytes as this address answers. */
export async function openBare(address: string): Promise<Bare> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  const headers = Object.fromEntries(answer.headers)
  // node:http writes these by itself
  for (const name of ['connection', 'keep-alive', 'date']) delete headers[name]
  const bytes = Buffer.from(await answer.arrayBuffer())
  const body = bytes.toString('base64')
  const child = spawn(process.execPath, ['bench/bare.ts'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ headers, body } satisfies BareAnswer))
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: `http://127.0.0.1:${String(port).trim()}/`,
    kilobytes: (bytes.length / 1000).toFixed(1),
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
