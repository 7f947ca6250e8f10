// The least that Node can do: an HTTP server that writes one answer, whatever is asked.
//   node bench/bare.ts < answer.json
// The answer is `{ "headers": {...}, "body": "<base64>" }`; it prints the port that it listens on.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

export interface BareAnswer {
  headers: Record<string, string>
  body: string
}

if (import.meta.main) {
  const { headers, body } = (await json(process.stdin)) as BareAnswer
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    console.log(typeof address === 'object' && address ? address.port : '')
  })
}
