import type { ComponentType } from 'react'
import { overviewLater } from '../steps/lazy-modules.ts'
import { useFunnel } from './funnel-context.ts'

let own: ComponentType | undefined

/** The overview of the funnel that it stands in; undefined until it is fetched. */
export const drawnOverview = (): ComponentType | undefined => {
  const Overview = overviewLater.now()?.Overview
  if (!Overview) return undefined
  own ??= function OwnOverview() {
    const { store, snapshot } = useFunnel()
    return <Overview funnel={store.funnel} derived={snapshot.derived} onEdit={(step) => store.edit(step)} />
  }
  return own
}

/** Fetches it. Rejects when that fails. */
export const loadOverview = async (): Promise<{ default: ComponentType }> => {
  await overviewLater.learn()
  const view = drawnOverview()
  if (!view) throw new Error('the overview was fetched and is not there')
  return { default: view }
}
