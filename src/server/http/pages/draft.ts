import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Page } from '../../../core/content/page.ts'
import { previewPath } from '../../../core/content/preview-path.ts'
import type { Site } from '../../../core/content/site.ts'
import type { Preview, PreviewRequest } from '../../services/content/preview.ts'
import { framesOf, widenFrames } from './content-security-policy.ts'
import { keepPrivate } from './send.ts'

interface Options {
  preview(request: PreviewRequest): Promise<Preview>
  draw(site: Site, page: Page, more: { draftUntil: string }): string
}

const asked = z.object({
  codename: z.string().regex(/^[a-z0-9_]{1,80}$/),
  sleutel: z.string().max(100).default(''),
})

/** Answers to an editor whose link shows no draft, by reason. */
const refusals = {
  refused: { status: 404, text: 'Deze link naar een concept klopt niet.' },
  expired: { status: 410, text: 'Deze link naar een concept werkt niet meer. Vraag een nieuwe.' },
  absent: { status: 404, text: 'Dit concept is er niet (meer).' },
} as const

const tell = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)

/** `GET /concept/<codename>?sleutel=`: shows a draft to whoever has its link. It is not cached or indexed. */
export const drafts = (app: FastifyInstance, { preview, draw }: Options): void => {
  app.get<{ Params: { codename: string }; Querystring: Record<string, unknown> }>(
    `${previewPath}/:codename`,
    async (request, reply) => {
      keepPrivate(reply).header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer')
      const wanted = asked.safeParse({ ...request.query, ...request.params })
      if (!wanted.success) return tell(reply, 404, refusals.refused.text)
      const found = await preview(wanted.data)
      if (found.kind === 'shown') {
        const { site, page, until } = found
        widenFrames(reply, framesOf(site, page))
        return reply.type('text/html; charset=utf-8').send(draw(site, page, { draftUntil: until }))
      }
      if (found.kind === 'broken') {
        const faults = found.defects.map(({ path, problem }) => `- ${path || 'document'}: ${problem}`)
        return tell(reply, 422, ['Dit concept is niet heel:', ...faults].join('\n'))
      }
      return tell(reply, refusals[found.kind].status, refusals[found.kind].text)
    },
  )
}
