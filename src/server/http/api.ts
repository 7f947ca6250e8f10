import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import { contract } from '../../core/contract/index.ts'
import { type Binding, bind, type Handlers } from './bind.ts'
import { acceptBodies, formLimits } from './body.ts'
import { compressAnswers } from './compression.ts'
import { download } from './download.ts'
import { handlers } from './handlers.ts'
import { answerProblem, answerUnknown, methodsOf } from './problems.ts'

export const prefix = '/api'

/** The whole API below `/api`: every answer there is JSON, every refusal a problem document. */
export const api = async (app: FastifyInstance, binding: Binding): Promise<void> => {
  await serveContract(app, contract, handlers, binding)
  download(app, binding)
}

/** The same for any contract; tests bring their own. */
export const serveContract = async <C extends Record<string, AnyEndpoint>>(
  app: FastifyInstance,
  calls: C,
  serving: Handlers<C>,
  binding: Binding,
): Promise<void> => {
  acceptBodies(app)
  compressAnswers(app)
  await app.register(multipart, { throwFileSizeLimit: false, limits: formLimits })
  app.setErrorHandler(answerProblem(binding.house.sender))
  app.setNotFoundHandler(answerUnknown(methodsOf(calls)))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  bind(app, calls, serving, { ...binding, prefix })
}
