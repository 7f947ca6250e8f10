import { useEffect, useState } from 'react'
import { visitor } from '../../../core/kernel/viewer.ts'
import type { Funnel } from '../definition/define.ts'
import type { Environment } from '../state/environment.ts'
import { FunnelStore } from '../store.ts'
import { watchPointer } from './after-click.ts'
import { pageEnvironment } from './page-environment.ts'
import { noDay, serverEnvironment } from './server-environment.ts'
import { currentViewer, onViewer } from './viewer.ts'

interface StoreOf {
  funnel: Funnel
  properties: Record<string, unknown>
  environmentOf?: (funnel: Funnel) => Environment
}

/**
 * The block's settings, checked by the funnel's own schema. A wrong one fails the block, not the page.
 * @throws Error that names
 * the property.
 */
const propertiesOf = (funnel: Funnel, given: Record<string, unknown>): Record<string, unknown> => {
  const result = funnel.properties.schema.safeParse(given)
  if (result.success) return result.data as Record<string, unknown>
  const { path, message } = result.error.issues[0] ?? { path: [], message: '' }
  throw new Error(`${funnel.slug}: property ${path.join('.')}: ${message}`)
}

/** The store of a funnel on this page: it begins after hydration, and follows the address and whoever logs in. */
export const useStore = ({ funnel, properties, environmentOf = pageEnvironment }: StoreOf): FunnelStore => {
  const [store] = useState(
    () =>
      new FunnelStore(
        funnel,
        { viewer: visitor, properties: propertiesOf(funnel, properties), today: noDay },
        import.meta.env.SSR ? serverEnvironment : environmentOf(funnel),
      ),
  )
  useEffect(() => {
    let gone = false
    const begin = async () => {
      const viewer = await currentViewer()
      // answers that are filled in at the start are checked before they show
      const isNew = store.environment.readDraft() === undefined && !viewer.profile && !viewer.visit
      if (!isNew) await store.fetchPlans()?.catch(() => undefined)
      if (!gone) store.begin(viewer)
    }
    void begin()
    const follow = () => store.followAddress()
    const restored = ({ persisted }: PageTransitionEvent) => persisted && store.restored()
    window.addEventListener('popstate', follow)
    window.addEventListener('pageshow', restored)
    const forget = onViewer((viewer) => store.viewerChanged(viewer))
    watchPointer()
    return () => {
      gone = true
      window.removeEventListener('popstate', follow)
      window.removeEventListener('pageshow', restored)
      forget()
      store.dispose()
    }
  }, [store])
  return store
}
