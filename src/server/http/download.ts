import type { FastifyInstance, FastifyReply } from 'fastify'
import { Fault } from '../../core/kernel/fault.ts'
import { type KeptFile, readFile } from '../services/files/read-files.ts'
import { readMessageFile } from '../services/messages/file-link.ts'
import type { Binding } from './bind.ts'
import { notFound } from './faults.ts'
import { makeRequestContext } from './request-context.ts'

/** `GET /v1/files/{id}` below the API prefix: sends a file, always as an attachment, never as part of a page. */
export const download = (app: FastifyInstance, binding: Binding): void => {
  app.get<{ Params: { id: string } }>('/v1/files/:id', async (request, reply) => {
    binding.limits.shield({ limit: 'read' }, request)
    const file = await readFile(makeRequestContext(binding, request, reply), request.params.id)
    if (!file) throw notFound()
    return sendFile(reply, file)
  })
}

const linkOver = () =>
  new Fault(404, 'not-found', 'Dit bestand is er niet (meer). Open de berichten over je aanvraag opnieuw.')

type SignedFile = { Params: { id: string }; Querystring: { tot?: unknown; bewijs?: unknown } }

/**
 * `GET /v1/message-files/{id}` below the API prefix: sends a file of a message by the address that `request-messages.read` gave, which
 * is over after an hour.
 */
export const messageDownload = (app: FastifyInstance, binding: Binding): void => {
  app.get<SignedFile>('/v1/message-files/:id', async (request, reply) => {
    binding.limits.shield({ limit: 'read' }, request)
    const { tot: expires, bewijs: proof } = request.query
    const ctx = makeRequestContext(binding, request, reply)
    const file = await readMessageFile(ctx, { id: request.params.id, expires, proof })
    if (!file) throw linkOver()
    return sendFile(reply, file)
  })
}

/** Sends what somebody uploaded as an attachment that no browser opens as a page of ours, and that nobody keeps. */
export const sendFile = (reply: FastifyReply, { name, contentType, content }: KeptFile): FastifyReply =>
  reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeRfc5987(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(content))

const encodeRfc5987 = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
