import { exampleOf } from '../../../core/fields/brick/group.ts'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import type { Funnel } from '../definition/define.ts'
import { FunnelStore } from '../store.ts'
import { type TestEnvironment, testEnvironment } from './test-environment.ts'

/** A funnel as it is open in a browser. */
export interface OpenedFunnel {
  store: FunnelStore
  environment: TestEnvironment
}

/** How a funnel is opened; by default by a visitor at its bare address for the first time. */
export interface Opening {
  viewer?: Viewer
  /** The settings of its block; the examples when left out. */
  properties?: Record<string, unknown> | undefined
  /** The step that the address asks for, and its query. */
  step?: string | null
  query?: string
  kept?: unknown
  /** YYYY-MM-DD. */
  today?: string | undefined
}

/** Opens a funnel as a browser does: drawn for a visitor first, then for the viewer. */
export const openFunnel = (funnel: Funnel, opening: Opening = {}): OpenedFunnel => {
  const { viewer = visitor, step = null, query, kept, today } = opening
  const environment = testEnvironment(kept, today)
  const properties = opening.properties ?? (exampleOf(funnel.properties) as Record<string, unknown>)
  const store = new FunnelStore(
    funnel,
    { viewer: visitor, properties, today: environment.today() },
    environment,
  )
  environment.visit(step, query)
  store.begin(viewer)
  return { store, environment }
}
