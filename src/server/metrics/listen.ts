import { createServer } from 'node:http'

/** A listener for Prometheus, on a port apart from the site: it answers `GET /metrics`, and 404 to anything else. */
export interface MetricsListener extends AsyncDisposable {
  port: number
}

interface MetricsText {
  type: string
  text: string
}

/** Starts the listener. Rejects with the code of the system (EADDRINUSE) when the port cannot be listened on. */
export const listenForMetrics = (
  tell: () => Promise<MetricsText>,
  host: string,
  port: number,
): Promise<MetricsListener> => {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    tell().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const taken = address && typeof address === 'object' ? address.port : port
      resolve({ port: taken, [Symbol.asyncDispose]: close })
    })
  })
}
