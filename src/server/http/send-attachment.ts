import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { traceOf } from './error-log.ts'

export interface Attachment {
  filename: string
  contentType: string
  content: string | Uint8Array | AsyncIterable<string>
}

/** Sends a file as an attachment, so that browsers save it and do not open it as a page of this site. */
export const sendAttachment = (reply: FastifyReply, { filename, contentType, content }: Attachment) =>
  reply
    .type(contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bodyOf(reply, content))

const bodyOf = (reply: FastifyReply, content: Attachment['content']) => {
  if (typeof content === 'string') return content
  return content instanceof Uint8Array ? Buffer.from(content) : Readable.from(logged(reply, content))
}

/** Passes the pieces of a download on. A failure half-way is logged without values, and ends the download. */
async function* logged(reply: FastifyReply, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* pieces
  } catch (error) {
    reply.log.error(traceOf(error), 'download failed')
    throw new Error('The download broke off.')
  }
}
