import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { ServedCall } from '../feature.ts'
import { servedCalls } from '../features.ts'
import { type Binding, bind } from './bind.ts'
import { acceptBodies, formLimits } from './body.ts'
import { compressAnswers } from './compression.ts'
import { download, messageDownload } from './download.ts'
import { answerProblem, answerUnknown, methodsOf } from './problems.ts'
import type { MakeContext } from './request-context.ts'

export const prefix = '/api'
/** Where the calls of the office stand. */
export const officePrefix = '/beheer/api'

/** Serves the complete API below `/api`: every answer there is JSON, every refusal a problem document. */
export const api = async (app: FastifyInstance, binding: Binding): Promise<void> => {
  await serveCalls(app, servedCalls, binding)
  download(app, binding)
  messageDownload(app, binding)
}

/** Serves the given calls as the API does. Apart from `api` so that tests can bring their own calls. */
export const serveCalls = async (
  app: FastifyInstance,
  calls: readonly Pick<ServedCall, 'endpoint' | 'verb'>[],
  binding: Binding & { prefix?: string; makeContext?: MakeContext },
): Promise<void> => {
  acceptBodies(app)
  compressAnswers(app)
  await app.register(multipart, { throwFileSizeLimit: false, limits: formLimits })
  app.setErrorHandler(answerProblem(binding.runtime.sender))
  app.setNotFoundHandler(answerUnknown(methodsOf(calls.map(({ endpoint }) => endpoint))))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  bind(app, calls, { prefix, ...binding })
}
