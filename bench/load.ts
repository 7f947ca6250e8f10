// A load generator, in a process of its own so that it costs the measuring one nothing:
//   node bench/load.ts <address> <seconds> <connections>
// It writes plain HTTP/1.1 on kept connections, one request at a time on each, asks for identity encoding, and
// prints one line of JSON (`Load`). `*` in the address becomes other words at every request, which are on most pages.
import { connect, type Socket } from 'node:net'

export interface Load {
  answers: number
  refused: number
  seconds: number
}

/** Reads answers off one connection, and tells when one is complete. Knows `content-length` only. */
class Reader {
  #head = ''
  #left = 0
  #status = 0

  /** @returns the statuses of the answers that end in this chunk. */
  read(chunk: Buffer): number[] {
    const ended: number[] = []
    let at = 0
    while (at < chunk.length) {
      if (this.#left > 0) {
        const taken = Math.min(this.#left, chunk.length - at)
        this.#left -= taken
        at += taken
        if (this.#left === 0) ended.push(this.#status)
        continue
      }
      this.#head += chunk.toString('latin1', at)
      const end = this.#head.indexOf('\r\n\r\n')
      if (end < 0) return ended
      at = chunk.length - (this.#head.length - end - 4)
      this.#begin(this.#head.slice(0, end))
      this.#head = ''
      if (this.#left === 0) ended.push(this.#status)
    }
    return ended
  }

  #begin(head: string): void {
    this.#status = Number(head.slice(9, 12))
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) throw new Error(`An answer without content-length:\n${head}`)
    this.#left = Number(length)
  }
}

const words = ['de', 'het', 'een', 'en', 'van', 'je', 'in', 'op']

/** Turns a number into a search question of four common words. */
export const wordsOf = (number: number): string =>
  Array.from(
    { length: 4 },
    (_, place) => words[Math.floor(number / words.length ** place) % words.length],
  ).join('+')

async function run(address: string, seconds: number, connections: number): Promise<Load> {
  const { host, hostname, port, pathname, search } = new URL(address)
  const [before = '', after] = `${pathname}${search}`.split('*')
  const fields = ` HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\naccept-encoding: identity\r\n\r\n`
  const fixed = Buffer.from(`GET ${before}${fields}`)
  // with thousands of questions in turn, the site has forgotten the first one when it comes back
  let number = Math.floor(Math.random() * words.length ** 4)
  const next = () => (after === undefined ? fixed : `GET ${before}${wordsOf(number++)}${after}${fields}`)
  const load: Load = { answers: 0, refused: 0, seconds: 0 }
  const begun = performance.now()
  const until = begun + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, (_none, caller) =>
      keepAsking({ hostname, port, caller, next, until, load }),
    ),
  )
  load.seconds = (performance.now() - begun) / 1000
  return load
}

interface Asking {
  hostname: string
  port: string
  /** Number of the connection; each counts as a visitor of its own. */
  caller: number
  next(): string | Buffer
  /** End of the run in milliseconds, on the clock of `performance`. */
  until: number
  load: Load
}

/**
 * Source address of a visitor. Linux answers for all of 127.0.0.0/8, so that each visitor has an address, and limits, of their
 * own.
 */
const addressOf = (caller: number) =>
  process.platform === 'linux' ? { localAddress: `127.0.1.${caller + 1}`, family: 4 } : {}

function keepAsking({ hostname, port, caller, next, until, load }: Asking): Promise<void> {
  return new Promise((resolve, reject) => {
    const reader = new Reader()
    const socket: Socket = connect({ port: Number(port), host: hostname, ...addressOf(caller) })
    const ask = () => {
      if (performance.now() < until) socket.write(next())
      else socket.end(() => resolve())
    }
    socket.setNoDelay(true)
    socket.once('connect', ask)
    socket.once('error', reject)
    socket.once('close', () => resolve())
    socket.on('data', (chunk: Buffer) => {
      for (const status of reader.read(chunk)) {
        load.answers++
        if (status !== 200) load.refused++
        ask()
      }
    })
  })
}

if (import.meta.main) {
  const [address = '', seconds, connections] = process.argv.slice(2)
  console.log(JSON.stringify(await run(address, Number(seconds), Number(connections))))
}
