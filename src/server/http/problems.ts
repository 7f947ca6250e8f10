import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import type { Sender } from '../../core/render.ts'
import { traceOf } from './error-log.ts'
import { notFound, tell, wrongMethod } from './faults.ts'
import { pathOf } from './path.ts'

/** Answers anything thrown as a problem document (RFC 9457, D10), and logs what is our own mistake. */
export const answerProblem =
  (sender: () => Promise<Sender>) =>
  async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { phone } = await sender().catch(() => ({ phone: undefined }))
    const { fault, detail, unexpected } = tell(thrown, phone)
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

/** The end of every address that nobody serves: 405 where another method would do, else 404. */
export const answerUnknown =
  (methodsOf: (path: string) => readonly string[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const methods = methodsOf(pathOf(request))
    if (methods.length === 0) throw notFound()
    reply.header('allow', methods.join(', '))
    throw wrongMethod()
  }

/** The methods that a path knows among these calls. */
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
