import { useEffect, useState } from 'react'
import { loading } from '../../../core/fields/brick/sentences.ts'
import { Loading } from '../../ui/Loading.tsx'
import type { Funnel } from '../definition/define.ts'
import type { LoadView, View } from '../definition/view.ts'
import { Boundary } from './Boundary.tsx'
import { useFunnel } from './funnel-context.ts'
import { ErrorBlock } from './Trouble.tsx'

interface ViewSource {
  view?: View | undefined
  load?: LoadView | undefined
}

/** The overview, which the engine draws on the step that its funnel names. */
export const overview = { load: () => import('./OwnOverview.tsx') }

const loaded = new Map<unknown, View>()

/** Loads the code that draws a step before the visitor comes there. */
export const loadAhead = async (funnel: Funnel, key = ''): Promise<void> => {
  const { steps, draws = {} } = funnel
  const step = steps[key]
  const told = key === funnel.overview ? overview.load : undefined
  const own = Object.entries(draws).filter(([path]) => (path.split(/[.[]/)[0] ?? '') in (step?.asks ?? {}))
  // a failure here is ignored: loading is tried again, and a failure shown, on the step itself
  await Promise.allSettled(
    [step?.load, step?.gate?.load, told, ...own.map(([, load]) => load)].map(async (load) => {
      if (load && !loaded.has(load)) loaded.set(load, (await load()).default)
    }),
  )
}

/** The view of a step or answer. Its code is loaded once; after a failure it can be tried again. */
function useView(of: ViewSource) {
  const [view, setView] = useState<View | undefined>(() => of.view ?? loaded.get(of.load))
  const [failed, setFailed] = useState(false)
  const { load } = of
  useEffect(() => {
    if (view || failed || !load) return
    let gone = false
    load().then(
      (module) => {
        loaded.set(load, module.default)
        if (!gone) setView(() => module.default)
      },
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [view, failed, load])
  return { View: view, failed, retry: () => setFailed(false) }
}

/** Draws a step's own view, or that of the answer at `path`. */
export function StepView({ step, path = '' }: { step: ViewSource; path?: string }) {
  const { phone } = useFunnel()
  const { View, failed, retry } = useView(step)
  if (View)
    return (
      <Boundary>
        <View path={path} />
      </Boundary>
    )
  return failed ? <ErrorBlock phone={phone} onRetry={retry} /> : <Loading text={loading} />
}
