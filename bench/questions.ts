import { Agent, createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One request of a site to the partner of a setting: a GET, or a POST that hands nothing over. */
export interface Question {
  setting: string
  method: string
  path: string
  headers: OutgoingHttpHeaders
  body: string
}

/** A relay between a site and its partners that reads what is asked of them. */
export interface QuestionRelay extends AsyncDisposable {
  /** The settings of the partners, with addresses that lead through the relay. */
  settings: Record<string, string>
  /** The questions that are asked while `work` runs, in order. */
  during(work: () => Promise<unknown>): Promise<Question[]>
}

const isAddress = (value: string) => value.startsWith('http://')

const headersOf = ({ host: _host, connection: _connection, ...headers }: IncomingHttpHeaders) => headers

/** Opens a relay for each of these settings that is an `http://` address. */
export async function openQuestionRelay(settings: Readonly<Record<string, string>>): Promise<QuestionRelay> {
  const opened = new AsyncDisposableStack()
  const agent = opened.adopt(new Agent({ keepAlive: true }), (one) => one.destroy())
  let heard: Question[] | undefined
  const between = async (setting: string, address: string): Promise<string> => {
    const partner = new URL(address)
    const server = createServer((asked, answer) => {
      const { method = 'GET', url: path = '/' } = asked
      const headers = headersOf(asked.headers)
      // a request with an idempotency key hands something over and is no question
      const hearing = headers['idempotency-key'] === undefined ? heard : undefined
      const parts: Buffer[] = []
      asked.on('data', (part: Buffer) => parts.push(part))
      asked.on('end', () =>
        hearing?.push({ setting, method, path, headers, body: Buffer.concat(parts).toString('utf8') }),
      )
      const passed = request(new URL(path, partner), { agent, method, headers }, (said) => {
        answer.writeHead(said.statusCode ?? 502, headersOf(said.headers))
        said.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      asked.pipe(passed)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    opened.defer(() => server.closeAllConnections())
    opened.defer(() => void server.close())
    const url = new URL(address)
    url.port = String((server.address() as AddressInfo).port)
    return url.href
  }
  const ways = await Promise.all(
    Object.entries(settings).map(async ([name, value]) => [
      name,
      isAddress(value) ? await between(name, value) : value,
    ]),
  )
  return {
    settings: Object.fromEntries(ways),
    async during(work) {
      const mine: Question[] = []
      heard = mine
      await work().finally(() => {
        heard = undefined
      })
      return mine
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** Asks the partners of these settings the same questions, all at once, over connections that stay open. */
export function askAgain(
  questions: readonly Question[],
  settings: Readonly<Record<string, string>>,
  agent: Agent,
): Promise<string[]> {
  return Promise.all(
    questions.map(
      ({ setting, method, path, headers, body }) =>
        new Promise<string>((resolve, reject) => {
          request(new URL(path, settings[setting]), { agent, method, headers }, (answer) => {
            if (answer.statusCode !== 200) reject(new Error(`${path} was answered with ${answer.statusCode}`))
            text(answer).then(resolve, reject)
          })
            .once('error', reject)
            .end(body)
        }),
    ),
  )
}
