import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '../../../core/content/page.ts'
import type { Site } from '../../../core/content/site.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import type { FilledInFor } from '../../../core/render.ts'
import { onBehalfPath, stopOnBehalfPath } from '../../../core/staff/on-behalf.ts'
import { perform } from '../../feature.ts'
import { endRunning } from '../../services/on-behalf/end-running.ts'
import { fillsIn, findRunning } from '../../services/on-behalf/find-on-behalf.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import type { Binding } from '../bind.ts'
import { pathOf } from '../path.ts'
import { makeOfficeContext } from './office-context.ts'

interface Options {
  binding: Binding
  site(): Site
  /** Draws the form of a page; left out where this process serves no site, so that nothing could be sent from it. */
  draw?: ((site: Site, page: Page, onBehalf: FilledInFor) => string) | undefined
  /** Answers whoever is not logged in, as any other address of the office does. */
  atTheDoor(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/**
 * `GET /beheer/namens/{address of a page}`: the form of that page for the colleague who has a call by phone running. Without one,
 * or for a page that has no such form, they come to where they begin one. `POST` of the bar ends the call.
 */
export const onBehalfPages = (
  app: FastifyInstance,
  { binding, site: siteNow, draw, atTheDoor }: Options,
): void => {
  app.get(`${onBehalfPath}/*`, async (request, reply) => {
    const actor = await makeOfficeContext(binding, request, reply).actor()
    if (actor.kind !== 'staff') return atTheDoor(request, reply)
    const site = siteNow()
    const path = pathOf(request).slice(onBehalfPath.length)
    const page = binding.runtime.funnels.fillable().some((one) => one.path === path)
      ? site.pages.get(path)
      : undefined
    const running = fillsIn.allows(visitor, actor) ? await findRunning(binding.runtime, actor.id) : undefined
    const isMember = running?.relationId !== undefined
    if (!draw || !page || !running || (page.restricted && !isMember)) return reply.redirect(onBehalfPath, 303)
    const { id, callerName: caller } = running
    return reply
      .type('text/html; charset=utf-8')
      .send(draw(site, page, { id, caller, staff: actor.name, isMember }))
  })
  app.post(stopOnBehalfPath, async (request, reply) => {
    const ctx = makeOfficeContext(binding, request, reply)
    if ((await ctx.actor()).kind !== 'staff') return atTheDoor(request, reply)
    await perform(
      ctx,
      { may: fillsIn, run: async () => endRunning(ctx, (await memberOfStaff(ctx)).id) },
      undefined,
    )
    return reply.redirect(onBehalfPath, 303)
  })
}
