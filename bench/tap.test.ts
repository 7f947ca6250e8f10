import { describe, expect, it } from 'vitest'
import { Listener, type Statement } from './tap.ts'

const message = (kind: string, body: Buffer) => {
  const head = Buffer.alloc(4)
  head.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), head, body])
}
const short = (number: number) => Buffer.from([number >> 8, number & 255])
const text = (said: string) => Buffer.from(`${said}\0`)
const value = (bytes: Buffer | null) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes ? bytes.length : -1)
  return bytes ? Buffer.concat([length, bytes]) : length
}
const start = message('', Buffer.from('\0\x03\0\0user\0me\0\0'))
const parse = message('P', Buffer.concat([text('one'), text('SELECT $1, $2, $3'), short(0)]))
const bind = message(
  'B',
  Buffer.concat([
    ...[text(''), text('one'), short(3), short(0), short(1), short(0)],
    ...[short(3), value(Buffer.from('é')), value(Buffer.from([0, 255])), value(null), short(0)],
  ]),
)
const heardIn = (...chunks: Buffer[]) => {
  const heard: Statement[] = []
  const listener = new Listener((statement) => heard.push(statement))
  for (const chunk of chunks) listener.hear(chunk)
  return heard
}
const whole = Buffer.concat([start, parse, bind, message('Q', text('COMMIT'))])
const expected = [
  { sql: 'SELECT $1, $2, $3', parameters: ['é', Buffer.from([0, 255]), null] },
  { sql: 'COMMIT', parameters: [] },
]

describe('what a client says to its database', () => {
  it('is heard with its parameters', () => {
    expect(heardIn(whole)).toEqual(expected)
  })

  it('is heard however it is cut into chunks', () => {
    expect(heardIn(...Array.from(whole, (byte) => Buffer.from([byte])))).toEqual(expected)
  })
})
