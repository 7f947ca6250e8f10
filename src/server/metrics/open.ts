import { reasonOf, StartRefused } from '../database/refusal.ts'
import type { Observer } from '../observer.ts'
import { addDatabaseMetrics, type MetricsSources } from './database-metrics.ts'
import { listenForMetrics } from './listen.ts'
import { makeMeters } from './meters.ts'

export interface Metrics extends AsyncDisposable {
  observer: Observer
  port: number
}

/**
 * Starts measuring, and a listener that serves the metrics at `/metrics` in the format of Prometheus.
 * @throws StartRefused when
 * the port cannot be listened on.
 */
export const openMetrics = async (
  { host, port }: { host: string; port: number },
  measured: MetricsSources,
): Promise<Metrics> => {
  const { registry, observer } = makeMeters()
  const standing = addDatabaseMetrics(registry, measured)
  const tell = async () => {
    await standing.read()
    return { type: registry.contentType, text: await registry.metrics() }
  }
  const listener = await listenForMetrics(tell, host, port).catch((thrown) => {
    throw new StartRefused(
      `Op METRICS_HOST ${host} en METRICS_PORT ${port} kan niet worden geluisterd: ${reasonOf(thrown)}.`,
    )
  })
  return { observer, port: listener.port, [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose]() }
}
