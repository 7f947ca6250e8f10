import type { Funnel } from '../definition/define.ts'
import type { LoadView, View } from '../definition/view.ts'
import { overviewLater } from '../steps/lazy-modules.ts'
import { useFunnel } from './funnel-context.ts'

let own: View | undefined

/** The overview of a funnel; undefined until it and its words are fetched. */
export const drawnOverview = ({ summary }: Funnel): View | undefined => {
  const Overview = overviewLater.now()?.Overview
  if (!Overview || (summary && !summary.now())) return undefined
  own ??= function OwnOverview() {
    const { store, snapshot } = useFunnel()
    return <Overview funnel={store.funnel} derived={snapshot.derived} onEdit={(step) => store.edit(step)} />
  }
  return own
}

const loads = new WeakMap<Funnel, LoadView>()

/** What fetches the overview of a funnel, and rejects when that fails. Always the same function: views are known by it. */
export const overviewLoader = (funnel: Funnel): LoadView => {
  const load: LoadView = async () => {
    await Promise.all([overviewLater.load(), funnel.summary?.load()])
    const view = drawnOverview(funnel)
    if (!view) throw new Error('no overview in what was fetched')
    return { default: view }
  }
  if (!loads.has(funnel)) loads.set(funnel, load)
  return loads.get(funnel) ?? load
}
