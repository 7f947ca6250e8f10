import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { traceOf } from './log.ts'

/** Something to keep on one's own disk. */
export interface Attached {
  filename: string
  contentType: string
  content: string | Uint8Array | AsyncIterable<string>
}

/** To keep, not to open as a page of ours. */
export const attach = (reply: FastifyReply, { filename, contentType, content }: Attached) =>
  reply
    .type(contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bodyOf(reply, content))

const bodyOf = (reply: FastifyReply, content: Attached['content']) => {
  if (typeof content === 'string') return content
  return content instanceof Uint8Array ? Buffer.from(content) : Readable.from(logged(reply, content))
}

/** What fails half-way breaks the download off; the log is told where, and none of the values. */
async function* logged(reply: FastifyReply, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* pieces
  } catch (error) {
    reply.log.error(traceOf(error), 'download failed')
    throw new Error('The download broke off.')
  }
}
