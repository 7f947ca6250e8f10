import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import type { Sender } from '../../core/render.ts'
import { traceOf } from './error-log.ts'
import { notFound, problemAnswerOf, wrongMethod } from './faults.ts'
import { pathOf } from './path.ts'

/** Makes the handler that answers any thrown value as a problem document (RFC 9457, D10), and logs our own mistakes. */
export const answerProblem =
  (sender: () => Promise<Sender>) =>
  async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { phone } = await sender().catch(() => ({ phone: undefined }))
    const { fault, detail, unexpected } = problemAnswerOf(thrown, phone)
    if (unexpected) request.log.error(traceOf(thrown), 'unexpected')
    else if (fault.status >= 500) request.log.warn(traceOf(thrown), 'partner')
    if (fault.retryAfter) reply.header('retry-after', String(Math.ceil(fault.retryAfter)))
    return reply
      .code(fault.status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        JSON.stringify({
          ...fault.toProblem(request.id),
          ...(detail && { detail }),
          ...(request.nothingAccepted && { accepted: false }),
        }),
      )
  }

/** Makes the handler of addresses without a route: 405 where another method exists, else 404. */
export const answerUnknown =
  (methodsOf: (path: string) => readonly string[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const methods = methodsOf(pathOf(request))
    if (methods.length === 0) throw notFound()
    reply.header('allow', methods.join(', '))
    throw wrongMethod()
  }

/** Makes a function that lists the methods that these calls have on a path. */
export const methodsOf = (calls: readonly AnyEndpoint[]) => {
  const routes = calls.map(({ method, path }) => ({
    method,
    path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return (path: string): string[] =>
    routes
      .filter((route) => route.path.test(path))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
