import { connect, type Socket } from 'node:net'

/** What came back on a connection until it was closed, or nothing came for a while. */
export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number
  /** Headers by lower-case name. */
  headers: Record<string, string>
  body: string
}

/** Sends these bytes as they are, and reads until the other side closes or `patience` ms have passed. */
export const sendRaw = (origin: string, bytes: string | Buffer, patience = 30_000): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = open(origin)
    const done = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(parse(Buffer.concat(chunks).toString('latin1')))
    }
    const timer = setTimeout(done, patience)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', done)
    socket.on('error', done)
    socket.write(bytes)
  })

/** Opens a connection to the server at this origin; the caller handles its errors. */
export const open = (origin: string): Socket => {
  const { hostname, port } = new URL(origin)
  return connect({ host: hostname, port: Number(port) })
}

const parse = (text: string): RawAnswer => {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [start = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}

/** One request as it travels: its first lines, and the body after the headers. */
export const http = (head: string, body = ''): string =>
  `${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n${body}`

export const asks = (path: string): string => http(`GET ${path} HTTP/1.1`)
