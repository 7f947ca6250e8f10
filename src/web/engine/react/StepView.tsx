import { type ComponentType, useEffect, useState } from 'react'
import { loading } from '../../../core/fields/sentences.ts'
import { Loading } from '../../ui/Loading.tsx'
import type { StepDefinition } from '../definition/define.ts'
import { useFunnel } from './funnel-context.ts'
import { ErrorBlock } from './Trouble.tsx'

const loaded = new Map<unknown, ComponentType>()

/** Fetches the view of a step that is near, so that it is there when the visitor is. */
export const loadAhead = (step: StepDefinition | undefined): void => {
  const load = step?.load
  if (load && !loaded.has(load))
    load().then(
      (module) => loaded.set(load, module.default),
      // a failed attempt ahead of time is tried again, and told, when the step is there
      () => undefined,
    )
}

/** The view of a step; one that is loaded with its step is fetched once, and can be tried again. */
function useView(of: Pick<StepDefinition, 'view' | 'load'>) {
  const [view, setView] = useState<ComponentType | undefined>(() => of.view ?? loaded.get(of.load))
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

export function StepView({ step }: { step: Pick<StepDefinition, 'view' | 'load'> }) {
  const { phone } = useFunnel()
  const { View, failed, retry } = useView(step)
  if (View) return <View />
  return failed ? <ErrorBlock phone={phone} onRetry={retry} /> : <Loading text={loading} />
}
