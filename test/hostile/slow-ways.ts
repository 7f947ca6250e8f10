import type { Socket } from 'node:net'

const head =
  'POST /api/klusservice/appointment HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
export const page = 'GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Writes a little every half second, as long as it can. */
export const drip = (socket: Socket, bytes: string) => {
  const timer = setInterval(() => socket.write(bytes), 500)
  socket.on('close', () => clearInterval(timer))
}

export const readsNothing = 'ask a lot and read nothing'

/** What clients do once they are connected who send or read so slowly that only their connection matters. */
export const ways: Record<string, (socket: Socket) => void> = {
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
  // more than the system keeps for them on the way
  [readsNothing]: (socket) => {
    socket.pause()
    socket.write(page.repeat(1500))
  },
}
