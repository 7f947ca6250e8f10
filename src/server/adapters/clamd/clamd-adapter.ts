import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Scan, Verdict } from '../../ports/scan.ts'
import type { ClamdSettings } from './clamd-config.ts'

const partBytes = 65_536
/** The number of bytes that an answer, one line, may have. */
const mostAnswer = 1024

/**
 * The virus scanner ClamAV, asked through its daemon's command INSTREAM (man clamd): one connection per file. The daemon keeps
 * nothing of the file.
 * @throws PartnerError timeout, unreachable, refused (larger than its StreamMaxLength), nonsense
 */
export const clamd = ({ address, timeout }: ClamdSettings): Scan => ({
  async scan(content) {
    const socket = connect(placeOf(address))
    const deadline = AbortSignal.timeout(timeout)
    const stop = () => socket.destroy(new PartnerError('scan', 'timeout'))
    deadline.addEventListener('abort', stop, { once: true })
    try {
      return verdictOf(await ask(socket, content))
    } catch (thrown) {
      throw thrown instanceof PartnerError ? thrown : new PartnerError('scan', 'unreachable', thrown)
    } finally {
      deadline.removeEventListener('abort', stop)
      socket.destroy()
    }
  },
})

const placeOf = (address: string) => {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) }
  const { hostname, port } = new URL(address)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/**
 * Sends the file and reads the answer, up to the zero byte that ends it. The daemon may answer before it has read the whole file,
 * and then stops reading.
 */
const ask = (socket: Socket, content: Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ''
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('closed without an answer')))
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1')
      const end = answer.indexOf('\0')
      if (end >= 0) resolve(answer.slice(0, end))
      else if (answer.length > mostAnswer) reject(new PartnerError('scan', 'nonsense'))
    })
    Readable.from(partsOf(content)).pipe(socket, { end: false })
  })

/** The bytes to send: the command, each part behind its length, and a part of length zero as the end. */
function* partsOf(content: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < content.length; at += partBytes) {
    const part = content.subarray(at, at + partBytes)
    yield lengthOf(part.length)
    yield part
  }
  yield lengthOf(0)
}

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

const verdictOf = (answer: string): Verdict => {
  if (answer === 'stream: OK') return { infected: false }
  const [, virus] = /^stream: (.{1,200}) FOUND$/.exec(answer) ?? []
  if (virus) return { infected: true, virus }
  const isTooLarge = answer.startsWith('INSTREAM size limit exceeded')
  throw new PartnerError('scan', isTooLarge ? 'refused' : 'nonsense', new Error(answer.slice(0, 200)))
}
