import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Fault } from '../../core/kernel/fault.ts'
import { securityHeaders } from './security.ts'

const tooSlow = () => new Fault(408, 'request-timeout', 'Dit verzoek duurde te lang.')
const headersTooLarge = () => new Fault(431, 'headers-too-large', 'De koppen van dit verzoek zijn te groot.')
const unreadable = () => new Fault(400, 'bad-request', 'Dit verzoek konden we niet lezen.')

const byCode: Record<string, () => Fault> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: headersTooLarge,
}

/**
 * Client error handler (Node's `clientError`): answers bytes that never became a request, such as broken HTTP, or headers that
 * are too large or too slow. Node gives only the socket, so the problem document is written by hand, with the headers that every
 * answer has.
 */
export const answerClientError =
  (production: boolean) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const fault = (byCode[error.code ?? ''] ?? unreadable)()
    const requestId = randomUUID()
    const body = JSON.stringify(fault.toProblem(requestId))
    const headers = {
      ...securityHeaders(production),
      'x-request-id': requestId,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}\r\n${lines.join('')}\r\n${body}`)
    // closes the socket once the answer is written, without reading what still comes in
    socket.destroySoon()
  }
