import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { pause } from '../../core/kernel/pause.ts'
import type { Observer } from '../observer.ts'
import { spansOf } from './spans.ts'

/** For the last spans, when the site stops. */
const lastWordsMs = 2000

export interface Tracing extends AsyncDisposable {
  observer: Observer
}

/**
 * Sends traces to an OpenTelemetry collector (OTLP over HTTP, below `endpoint`). Spans are our own, so that they hold
 * route patterns and names, never an address, a query or an answer; and what is not asked for is not loaded.
 */
export const openTracing = ({ endpoint, service }: { endpoint: string; service: string }): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  return {
    observer: spansOf({
      tracer: provider.getTracer('thuisbasis'),
      contexts,
      propagator: new W3CTraceContextPropagator(),
    }),
    async [Symbol.asyncDispose]() {
      // a collector that is away must not keep the site from stopping
      await Promise.race([provider.shutdown().catch(() => undefined), pause(lastWordsMs)])
    },
  }
}
