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

/** Milliseconds that the last spans may take when the site stops. */
const lastWordsMs = 2000

export interface Tracing extends AsyncDisposable {
  observer: Observer
}

/**
 * Sends traces to an OpenTelemetry collector (OTLP over HTTP, below `endpoint`). All spans are made by our own code, none by
 * instrumentation of libraries, so that they hold route patterns and names, never an address, a query or an answer.
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
      // A collector that cannot be reached must not keep the site from stopping.
      await Promise.race([provider.shutdown().catch(() => undefined), pause(lastWordsMs)])
    },
  }
}
