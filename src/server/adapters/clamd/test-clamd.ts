import { createServer, type Socket } from 'node:net'
import { eicar } from '../../ports/eicar.ts'

export type Mood = 'well' | 'silent' | 'closing' | 'nonsense' | 'endless' | 'small'

export interface ClamdStandIn {
  /** The value for `CLAMD_ADDRESS`. */
  address: string
  mood: Mood
  close(): Promise<void>
}

/**
 * Starts a stand-in for clamd on a free port of this machine, or at a socket path. It reads INSTREAM as the real one does and
 * knows one virus.
 */
export const clamdStandIn = async (path?: string): Promise<ClamdStandIn> => {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    serve(socket, standIn)
  })
  await new Promise<void>((resolve) => {
    if (path === undefined) server.listen(0, '127.0.0.1', resolve)
    else server.listen(path, resolve)
  })
  const place = server.address()
  const standIn: ClamdStandIn = {
    address: typeof place === 'object' && place ? `tcp://127.0.0.1:${place.port}` : `unix:${path}`,
    mood: 'well',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
  return standIn
}

const command = Buffer.from('zINSTREAM\0')

const serve = (socket: Socket, standIn: ClamdStandIn): void => {
  const heard: Heard = { rest: Buffer.alloc(0), begun: false, parts: [] }
  socket.on('data', (bytes) => {
    heard.rest = Buffer.concat([heard.rest, bytes])
    const answer = answerOf(heard, standIn.mood)
    if (answer === undefined) return
    socket.removeAllListeners('data').resume()
    if (standIn.mood === 'closing') socket.destroy()
    else if (standIn.mood === 'endless') socket.write('stream: '.padEnd(100_000, 'a'))
    else if (standIn.mood !== 'silent') socket.end(`${answer}\0`)
  })
}

interface Heard {
  /** Bytes that do not yet make a whole part. */
  rest: Buffer
  begun: boolean
  parts: Buffer[]
}

const answerOf = (heard: Heard, mood: Mood): string | undefined => {
  if (!heard.begun) {
    if (heard.rest.length < command.length) return undefined
    if (!heard.rest.subarray(0, command.length).equals(command)) return 'UNKNOWN COMMAND'
    heard.begun = true
    heard.rest = heard.rest.subarray(command.length)
  }
  if (mood === 'nonsense') return '<html>502 Bad Gateway</html>'
  while (heard.rest.length >= 4) {
    const length = heard.rest.readUInt32BE(0)
    if (length === 0)
      return Buffer.concat(heard.parts).includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
    if (heard.rest.length < 4 + length) return undefined
    heard.parts.push(heard.rest.subarray(4, 4 + length))
    heard.rest = heard.rest.subarray(4 + length)
    if (mood === 'small') return 'INSTREAM size limit exceeded. ERROR'
  }
  return undefined
}
