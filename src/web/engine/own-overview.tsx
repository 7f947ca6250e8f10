import type { ComponentType } from 'react'
import { useFunnel } from './funnel-context.ts'
import { overviewLater } from './knowledge.ts'

let own: ComponentType | undefined

/** The overview of the funnel that it stands in; undefined until it is fetched. */
export const drawnOverview = (): ComponentType | undefined => {
  const Overview = overviewLater.now()?.Overview
  if (!Overview) return undefined
  own ??= function OwnOverview() {
    const { store, snapshot } = useFunnel()
    return <Overview funnel={store.funnel} survey={snapshot.survey} onEdit={(step) => store.edit(step)} />
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
