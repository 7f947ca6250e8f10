import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { invalidFields } from '../../core/kernel/fault.ts'
import type { MembershipStatus } from '../../core/kernel/viewer.ts'
import { demoPersonId } from '../services/sessions/demo-people.ts'
import type { Binding } from './bind.ts'
import { acceptBodies, parseJson } from './body.ts'
import { answerProblem } from './problems.ts'
import { makeRequestContext } from './request-context.ts'

const statuses: Record<'visitor' | 'registered' | 'member', MembershipStatus> = {
  visitor: 'niet ingelogd',
  registered: 'niet lid',
  member: 'lid',
}

const choice = z.object({ as: z.enum(['visitor', 'registered', 'member']) })

/** `POST /sandbox/viewer {"as": ...}`: logs in as one of the demo's people, or out. Not available in production. */
export const viewerSwitch = async (app: FastifyInstance, binding: Binding): Promise<void> => {
  acceptBodies(app)
  app.setErrorHandler(answerProblem(binding.runtime.sender))
  app.post('/sandbox/viewer', async (request, reply) => {
    const chosen = z.safeParse(choice, parseJson(request.body))
    if (!chosen.success) throw invalidFields({ as: ['Kies visitor, registered of member.'] })
    const status = statuses[chosen.data.as]
    await makeRequestContext(binding, request, reply).becomePerson(demoPersonId(status))
    return reply.header('cache-control', 'no-store').send({ membershipStatus: status })
  })
}
