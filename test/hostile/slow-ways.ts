import type { Socket } from 'node:net'

const head =
  'POST /api/klusservice/appointment HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
export const page = 'GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Writes these bytes again every half second, as long as the connection is open. */
export const drip = (socket: Socket, bytes: string) => {
  const timer = setInterval(() => socket.write(bytes), 500)
  socket.on('close', () => clearInterval(timer))
}

export const readsNothing = 'ask a lot and read nothing'

/** What slow clients do once they are connected: each sends or reads so slowly that only its connection matters. */
export const slowBehaviours: Record<string, (socket: Socket) => void> = {
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
  // more bytes than the system's buffers hold for a client
  [readsNothing]: (socket) => {
    socket.pause()
    socket.write(page.repeat(1500))
  },
}
