import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newsPath } from '../../../core/staff/news-path.ts'
import { perform } from '../../feature.ts'
import type { RequestContext } from '../../services/context.ts'
import { requirePermission } from '../../services/permissions.ts'
import { type News, type RequestNews, readNews } from '../../services/requests/news.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { officePrefix } from '../api.ts'
import type { Binding } from '../bind.ts'
import { makeOfficeContext } from './office-context.ts'

/** A message of a stream of events, as a browser's `EventSource` reads it. */
const messageOf = ({ changes, after }: RequestNews): string =>
  `event: changed\nid: ${after}\ndata: ${JSON.stringify({ changes, after })}\n\n`

const beat = 'event: beat\ndata: {}\n\n'

/** Milliseconds after which a browser whose stream ended comes back. */
const again = 'retry: 3000\n\n'

/** Where the news goes on for this caller: what a browser was told last, or what the address says; undefined for neither. */
const afterOf = ({ headers, query }: FastifyRequest): string | undefined => {
  const given = headers['last-event-id'] ?? (query as { after?: unknown }).after
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? given : undefined
}

const wantsStream = ({ method, headers: { accept = '' } }: FastifyRequest): boolean =>
  method === 'GET' && accept.includes('text/event-stream')

/** Sends a stream of events, which ends when its session does, when the process stops or when its browser leaves. */
const stream = async (
  ctx: RequestContext,
  news: News,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> => {
  await requirePermission(ctx, readNews.may)
  const session = await ctx.staffSession()
  if (!session) throw new Error('Staff act by a session here.')
  const { raw } = reply
  const early: string[] = []
  let isOpen = false
  let isOver = false
  const write = (text: string) => {
    if (!isOpen) early.push(text)
    else if (!raw.writableEnded && !raw.destroyed) raw.write(text)
  }
  const leave = await news.follow({
    actor: await memberOfStaff(ctx),
    session: session.id,
    tell: (told) => write(messageOf(told)),
    beat: () => write(beat),
    end() {
      isOver = true
      if (isOpen) raw.end()
    },
  })
  raw.once('close', leave)
  if (raw.destroyed) leave()
  try {
    early.unshift(again, messageOf(await readNews.run(ctx, { after: afterOf(request) })))
  } catch (thrown) {
    leave()
    throw thrown
  }
  // no proxy may gather what it is sent
  reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').hijack()
  raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
  isOpen = true
  for (const text of early) write(text)
  if (isOver) raw.end()
}

/**
 * News of requests: as a stream of events, or as one answer for whoever asks now and then. Asking by itself, a screen does not keep
 * its session open.
 */
export const newsOfRequests = (app: FastifyInstance, binding: Binding, news: News): void => {
  app.addHook('preClose', async () => news.end())
  app.get(newsPath.slice(officePrefix.length), async (request, reply) => {
    binding.limits.shield({ limit: 'office' }, request)
    const ctx = makeOfficeContext(binding, request, reply, undefined, { isUse: false })
    if (wantsStream(request)) return stream(ctx, news, { request, reply })
    return perform(ctx, readNews, { after: afterOf(request) })
  })
}
