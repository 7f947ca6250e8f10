import type { FastifyInstance } from 'fastify'
import { dayChangesHeader, writeDayChanges } from '../../../core/content/day-changes.ts'
import { previewPolicy } from '../../../core/content/preview-policy.ts'
import { previewDrawnPath } from '../../../core/contract/content/content-calls.ts'
import { previewAsked } from '../../../core/contract/content/content-operations.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { documentName } from '../../../core/fields/content/document.ts'
import { perform } from '../../feature.ts'
import { drawPreview } from '../../services/content/draw-preview.ts'
import { officePrefix } from '../api.ts'
import type { Binding } from '../bind.ts'
import { readJsonBody } from '../body.ts'
import { parseBody, parseQuery } from '../input.ts'
import { makeOfficeContext } from './office-context.ts'

const addressed = group({ codename: documentName })

/** Draws a text that is not published as the site would, for the frame beside the form in which it is written. */
export const drawnPreview = (app: FastifyInstance, binding: Binding): void => {
  app.route({
    method: 'POST',
    url: previewDrawnPath(':codename').slice(officePrefix.length),
    onRequest: (request, _reply, done) => {
      binding.limits.shield({ limit: 'office' }, request)
      done()
    },
    handler: async (request, reply) => {
      const { codename } = parseQuery(addressed, request.params as Record<string, unknown>)
      const asked = parseBody(previewAsked, readJsonBody(request))
      const { html, changes } = await perform(makeOfficeContext(binding, request, reply), drawPreview, {
        ...asked,
        codename,
      })
      return reply
        .header('content-security-policy', `${previewPolicy}; frame-ancestors 'self'`)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('x-robots-tag', 'noindex')
        .header(dayChangesHeader, writeDayChanges(changes))
        .type('text/html; charset=utf-8')
        .send(html)
    },
  })
}
