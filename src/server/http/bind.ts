import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import { Fault, PartnerError } from '../../core/kernel/fault.ts'
import { onBehalfHeader } from '../../core/kernel/on-behalf.ts'
import { perform, type ServedCall, type Verb } from '../feature.ts'
import { mayUpload } from '../services/files/admit.ts'
import {
  type Attempt,
  type Claim,
  claim,
  findOutcome,
  isKnown,
  type Outcome,
} from '../services/idempotency/claim.ts'
import { anyone } from '../services/permissions.ts'
import { networkOf } from '../services/rate-limits/callers.ts'
import { draftOfHeader, endDraft, refuseEnded } from '../services/resume-links/sent.ts'
import { inTransaction } from '../services/transaction.ts'
import { hashOf, readBody } from './body.ts'
import { sendCacheable } from './cacheable.ts'
import { onBehalfRefused, wrongKey } from './faults.ts'
import { type Input, parseInput, refusedWith } from './input.ts'
import type { Counted, Limits } from './rate-limit.ts'
import { type Accept, type MakeContext, makeRequestContext, type RequestBinding } from './request-context.ts'
import { reserveUploadMemory, type UploadMemory } from './upload-memory-limit.ts'

/** A call that a colleague makes for who calls by phone: its context, and the colleague, by whom it is counted. */
export interface ForCaller {
  makeContext: MakeContext
  counted: Counted
}

export interface Binding extends RequestBinding {
  limits: Limits
  /**
   * Finds for whom a colleague makes a call that says so; left out where nobody can.
   * @throws Fault 403 for whoever may not.
   */
  forCaller?: (binding: RequestBinding, request: FastifyRequest) => Promise<ForCaller>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on a refused submission of which nothing was stored, so that the problem document can say so. */
    nothingAccepted?: boolean
  }
}

/** Adds a route for every served call. Routes are relative to the prefix of `app`. */
export const bind = (
  app: FastifyInstance,
  served: readonly Pick<ServedCall, 'endpoint' | 'verb'>[],
  { makeContext = makeRequestContext, ...binding }: Binding & { prefix: string; makeContext?: MakeContext },
): void => {
  for (const { endpoint, verb } of served)
    app.route({
      method: endpoint.method,
      url: endpoint.path.slice(binding.prefix.length).replace(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
      onRequest: (request, _reply, done) => {
        binding.limits.shield(endpoint, request)
        done()
      },
      handler: (request, reply) =>
        serve({ endpoint, verb, binding, makeContext, request, reply, counted: request }),
    })
}

interface Call {
  endpoint: AnyEndpoint
  verb: Verb
  binding: Binding
  makeContext: MakeContext
  request: FastifyRequest
  reply: FastifyReply
  /** Whom the limits count: the address that it came from, or a colleague. */
  counted: Counted
}

/**
 * The same call as whoever it names in its header. Only what everybody may do is done for somebody else: nothing of an account.
 * @throws Fault 403: the header is never passed over, or what is meant for a caller would be done as somebody else.
 */
const forCaller = async (call: Call): Promise<Call> => {
  const { binding, request, verb } = call
  if (request.headers[onBehalfHeader] === undefined) return call
  if (!binding.forCaller || verb.may !== anyone) throw onBehalfRefused()
  return { ...call, ...(await binding.forCaller(binding, request)) }
}

const serve = async (call: Call): Promise<FastifyReply> => {
  const memory = reserveUploadMemory(networkOf(call.request.ip))
  try {
    return await answer(await forCaller(call), memory)
  } finally {
    memory.release()
  }
}

const answer = async (call: Call, memory: UploadMemory): Promise<FastifyReply> => {
  const { endpoint, binding, request } = call
  if (endpoint.keepsFile) mayUpload(binding.runtime)
  const counted = binding.limits.take(endpoint, call.counted)
  await counted.catch(async (tooMany) => {
    // over the limit only the stored answer of a known key is still given; any other body is not even read
    if (!endpoint.submits || !(await isKnown(binding.runtime, endpoint.name, idempotencyKeyOf(request))))
      throw tooMany
  })
  let attempt: Attempt | undefined
  let raw: Input | undefined
  let parsed: Input
  try {
    raw = {
      query: request.query as Input['query'],
      params: request.params as Input['params'],
      body: endpoint.body ? await readBody(endpoint, request, memory) : {},
    }
    attempt = endpoint.submits ? attemptOf(call, raw) : undefined
    parsed = parseInput(endpoint, raw)
  } catch (fault) {
    // if the key was used before, its first answer or refusal comes before the mistakes in this body: D8 puts the look-up before
    // everything
    const before = attempt && (await findOutcome(binding.runtime, attempt))
    if (before) return send(call, before)
    // a refused body counts towards the limit as well
    await counted
    throw await completeRefusal(call, raw, fault)
  }
  const claimed = attempt && (await claim(binding.runtime, attempt))
  if (claimed && 'status' in claimed) return send(call, claimed)
  return send(call, await run(call, parsed, { claimed, counted }))
}

/**
 * Adds to a refused body the mistakes in the fields that only this viewer must fill in (`demands`), so that all are told at once.
 */
const completeRefusal = async (call: Call, raw: Input | undefined, thrown: unknown) => {
  const { endpoint, verb, binding, makeContext, request, reply } = call
  const demanded = raw && verb.demands?.(await makeContext(binding, request, reply).viewer())
  return raw && demanded ? refusedWith(endpoint, demanded, raw.body, thrown) : thrown
}

/** What is known of a call before it runs: the idempotency key that it claimed, and whether its caller is within the limit. */
interface Admission {
  claimed: Claim | undefined
  /** Rejects with Fault 429 when the caller sent too much. */
  counted: Promise<void>
}

const send = ({ endpoint, request, reply }: Call, { status, answer }: Outcome): FastifyReply =>
  endpoint.cacheable
    ? sendCacheable(request, reply, answer)
    : reply.code(status).send(status === 204 ? undefined : answer)

/**
 * Runs the handler. Afterwards a claimed key is bound to the answer, free again after a refusal, or left with its body when the
 * outcome is unknown.
 */
const run = async (call: Call, parsed: Input, { claimed, counted }: Admission): Promise<Outcome> => {
  const { endpoint, verb, binding, makeContext, request, reply } = call
  let kept = false
  const draft = draftOfHeader(binding.runtime, request.headers['kept-draft'])
  const outcomeOf = (answer: unknown): Outcome => ({
    status: endpoint.status,
    answer: parseAnswer(endpoint, ctx.aside.mail ? { ...(answer as object), mail: ctx.aside.mail } : answer),
  })
  const accept: Accept = (work) =>
    inTransaction(binding.runtime.database, async (tx) => {
      const answer = await work(tx)
      if (draft) await endDraft(tx, binding.runtime, draft, answer)
      await claimed?.keep(tx, outcomeOf(answer))
      kept = true
      return answer
    })
  const ctx = makeContext(binding, request, reply, accept, { isUse: endpoint.byItself !== true })
  try {
    await counted
    await binding.limits.mayTell(endpoint, call.counted)
    if (draft) await refuseEnded(binding.runtime, draft)
    const outcome = outcomeOf(await perform(ctx, verb, parsed))
    if (!kept) await claimed?.keep(binding.runtime.database, outcome)
    return outcome
  } catch (thrown) {
    const refused = thrown instanceof Fault || thrown instanceof PartnerError
    // if this fails too, the lease of the key runs out by itself
    if (!refused) await claimed?.leave().catch(() => undefined)
    else if (!kept && (await (claimed?.free() ?? true))) request.nothingAccepted = endpoint.submits === true
    await binding.limits.takeRevealing(endpoint, call.counted, thrown)
    throw thrown
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The idempotency key of a submission; undefined when it is missing or no UUID. */
const idempotencyKeyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key']
  return typeof key === 'string' && uuid.test(key) ? key.toLowerCase() : undefined
}

const attemptOf = ({ endpoint, request, binding }: Call, raw: Input): Attempt | undefined => {
  if (request.headers['idempotency-key'] === undefined) return undefined
  const key = idempotencyKeyOf(request)
  if (key === undefined) throw wrongKey()
  const [bodyHash, ...olderHashes] = binding.runtime.vault.fingerprints(hashOf(raw).toString('base64'))
  return { call: endpoint.name, key, bodyHash, olderHashes }
}

/**
 * Keeps of an answer only the fields in the contract. An answer that breaks the contract is our own mistake: a 500 that names the
 * fields.
 */
const parseAnswer = (endpoint: AnyEndpoint, answer: unknown): unknown => {
  const result = z.safeParse(endpoint.answer, answer)
  if (result.success) return result.data
  const fields = result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
  throw new Error(`The answer of ${endpoint.name} is not what the contract says: ${fields.join(', ')}`)
}
