import {
  type Context,
  type ContextManager,
  defaultTextMapGetter,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { PartnerError } from '../../core/kernel/fault.ts'
import type { Observer } from '../observer.ts'

interface Instruments {
  tracer: Tracer
  contexts: ContextManager
  propagator: TextMapPropagator
}

/**
 * Makes one span per request, per call to a partner and per try of a job. The span of a partner call is a child of the request or
 * job that made it.
 */
export const spansOf = ({ tracer, contexts, propagator }: Instruments): Observer => {
  const within = async <T>(
    name: string,
    kind: SpanKind,
    facts: Record<string, string>,
    work: () => Promise<T>,
  ) => {
    const parent = contexts.active()
    const span = tracer.startSpan(name, { kind, attributes: facts }, parent)
    try {
      return await contexts.with(trace.setSpan(parent, span), work)
    } catch (thrown) {
      const reason = thrown instanceof PartnerError ? thrown.reason : 'unexpected'
      span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR })
      throw thrown
    } finally {
      span.end()
    }
  }
  return {
    requests(app) {
      const seen = new WeakMap<object, { span: Span; context: Context }>()
      app.addHook('onRequest', (request, _reply, done) => {
        const parent = propagator.extract(contexts.active(), request.headers, defaultTextMapGetter)
        const { method, routeOptions } = request
        const route = routeOptions.url ?? 'unknown'
        const attributes = { 'http.request.method': method, 'http.route': route }
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
        const context = trace.setSpan(parent, span)
        seen.set(request, { span, context })
        contexts.with(context, done)
      })
      // The body arrives by events of the connection, which do not carry the context of the span, so the context is set again.
      app.addHook('preValidation', (request, _reply, done) => {
        contexts.with(seen.get(request)?.context ?? contexts.active(), done)
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = seen.get(request)?.span
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },
    partnerCall: (partner, call, work) =>
      within(`${partner} ${call}`, SpanKind.CLIENT, { 'peer.service': partner }, work),
    job: (queue, work) => within(queue, SpanKind.CONSUMER, { 'messaging.destination.name': queue }, work),
    pageCaches: () => undefined,
  }
}
