import { connect, createServer, type Socket } from 'node:net'

/** A statement as the client sent it; a parameter is text, or bytes where the client sent bytes. */
export interface Statement {
  sql: string
  parameters: (string | Buffer | null)[]
}

/** A relay between a client and its PostgreSQL that reads the statements. */
export interface Tap {
  url: string
  /** The statements that are sent while `work` runs, in order. */
  during(work: () => Promise<unknown>): Promise<Statement[]>
  close(): Promise<void>
}

/** Opens a tap on a free port for the database at this address, which must be without TLS, as on one's own machine. */
export async function openTap(databaseUrl: string): Promise<Tap> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let heard: Statement[] | undefined
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname)
    const listener = new Listener((statement) => heard?.push(statement))
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    client.on('data', (chunk: Buffer) => listener.hear(chunk))
    client.pipe(database)
    database.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : '')
  return {
    url: url.href,
    async during(work) {
      const mine: Statement[] = []
      heard = mine
      await work().finally(() => {
        heard = undefined
      })
      return mine
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/**
 * Reads the messages of one connection: Query, Parse and Bind hold the statements. Their shapes are in PostgreSQL's
 * documentation, chapter "Frontend/Backend Protocol".
 */
export class Listener {
  readonly #tell: (statement: Statement) => void
  readonly #prepared = new Map<string, string>()
  #rest: Buffer = Buffer.alloc(0)
  #started = false

  constructor(tell: (statement: Statement) => void) {
    this.#tell = tell
  }

  hear(chunk: Buffer): void {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    for (;;) {
      // the first message of a connection has no type byte
      const at = this.#started ? 1 : 0
      if (this.#rest.length < at + 4) return
      const end = at + this.#rest.readUInt32BE(at)
      if (this.#rest.length < end) return
      if (this.#started) this.#take(String.fromCharCode(this.#rest[0] ?? 0), this.#rest.subarray(5, end))
      this.#started = true
      this.#rest = this.#rest.subarray(end)
    }
  }

  #take(kind: string, body: Buffer): void {
    const fields = new Fields(body)
    if (kind === 'Q') this.#tell({ sql: fields.text(), parameters: [] })
    if (kind === 'P') this.#prepared.set(fields.text(), fields.text())
    if (kind === 'B') {
      fields.text()
      const sql = this.#prepared.get(fields.text()) ?? ''
      const formats = Array.from({ length: fields.short() }, () => fields.short())
      const parameters = Array.from({ length: fields.short() }, (_, index) => {
        const bytes = fields.bytes()
        const isText = (formats.length > 1 ? formats[index] : formats[0]) !== 1
        return isText && bytes ? bytes.toString('utf8') : bytes
      })
      this.#tell({ sql, parameters })
    }
  }
}

class Fields {
  readonly #body: Buffer
  #at = 0

  constructor(body: Buffer) {
    this.#body = body
  }

  /** Reads text up to the next NUL. */
  text(): string {
    const end = this.#body.indexOf(0, this.#at)
    const text = this.#body.toString('utf8', this.#at, end)
    this.#at = end + 1
    return text
  }

  short(): number {
    this.#at += 2
    return this.#body.readUInt16BE(this.#at - 2)
  }

  bytes(): Buffer | null {
    const length = this.#body.readInt32BE(this.#at)
    this.#at += 4
    if (length < 0) return null
    this.#at += length
    return Buffer.from(this.#body.subarray(this.#at - length, this.#at))
  }
}
