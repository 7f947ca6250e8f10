import type { FastifyRequest } from 'fastify'
import { idForm } from '../../../core/fields/files/uploads.ts'
import { onBehalfHeader } from '../../../core/kernel/on-behalf.ts'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import type { OnBehalf, StaffActor } from '../../services/context.ts'
import { fillsIn, findOnBehalf } from '../../services/on-behalf/find-on-behalf.ts'
import { takeFrom } from '../../services/rate-limits/callers.ts'
import { allowances } from '../../services/rate-limits/rate-limits.ts'
import { mailTurn } from '../../services/rate-limits/recipient.ts'
import { findStaffSession } from '../../services/staff/staff-sessions.ts'
import type { ForCaller } from '../bind.ts'
import { onBehalfRefused } from '../faults.ts'
import { type MakeContext, makeRequestContext, type RequestBinding } from '../request-context.ts'
import { readStaffToken } from './office-cookie.ts'

/** A caller as prices and rights see them: a member where their account was found, and otherwise somebody we do not know. */
const viewerOf = ({ relationId }: OnBehalf): Viewer =>
  relationId === undefined ? visitor : { membershipStatus: 'lid' }

/**
 * Makes the context of a call for whoever calls. The colleague acts. No session of the site counts, and none is begun: files and
 * held times belong to the call by phone itself. Everything that is counted by address is counted by the colleague, so that a
 * whole office at work is not one visitor.
 */
const contextFor =
  (actor: StaffActor, onBehalf: OnBehalf): MakeContext =>
  (binding, request, reply, accept) => {
    const base = makeRequestContext(binding, request, reply, accept)
    const { runtime } = binding
    const who = countedAs(actor)
    const session = { id: onBehalf.id, personId: undefined }
    return {
      ...base,
      ip: who,
      network: who,
      device: undefined,
      onBehalf,
      actor: async () => actor,
      viewer: async () => viewerOf(onBehalf),
      session: async () => session,
      ownSession: async () => session,
      becomePerson: async () => false,
      mayKeepFile: () => takeFrom(runtime, 'upload', who, allowances.upload),
      mailTurn: (tx, address, patience) => mailTurn(tx, runtime, address, onBehalf.personId, patience),
    }
  }

/** As whom the limits count a colleague; no internet address reads like this. */
const countedAs = ({ id }: StaffActor): string => `staff ${id}`

/**
 * Finds for whom a colleague makes a call: with a session of the office and its second factor, and a call by phone of their own
 * that is not over.
 * @throws Fault 403.
 */
export const forCaller = async (
  { runtime, plainCookies }: RequestBinding,
  request: FastifyRequest,
): Promise<ForCaller> => {
  const id = request.headers[onBehalfHeader]
  const token = readStaffToken(request, plainCookies)
  if (typeof id !== 'string' || !idForm.test(id) || token === undefined) throw onBehalfRefused()
  const actor = (await findStaffSession(runtime, token))?.actor
  if (!actor || !fillsIn.allows(visitor, actor)) throw onBehalfRefused()
  const found = await findOnBehalf(runtime, actor.id, id)
  if (!found) throw onBehalfRefused()
  return { makeContext: contextFor(actor, found), counted: { ip: countedAs(actor) } }
}
