import { useEffect, useState } from 'react'
import { isSameHome } from '../../../core/home/same-home.ts'
import type { HomeFactName } from '../../../core/kernel/known-home.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import { isLoggedIn } from '../../../core/kernel/viewer.ts'
import { Checkbox } from '../../ui/Choices.tsx'
import { Fields } from '../../ui/Funnel.tsx'
import { withState } from '../apply/change.ts'
import type { FunnelStore } from '../store.ts'
import { answeredHome } from '../visit/visit-profile.ts'
import { useFunnel } from './funnel-context.ts'

const isNews = ({ funnel, state }: FunnelStore): boolean => {
  const of = answeredHome(funnel, state)
  if (!of?.at.streetName || !of.at.city) return false
  const known = state.world.viewer.profile?.homes?.find((one) => isSameHome(one, of.at))
  return Object.entries(of.told).some(
    ([name, value]) => stableJson(known?.facts[name as HomeFactName]?.value) !== stableJson(value),
  )
}

/**
 * Asks a logged-in person whether their answers about the home may be kept with their account. Nothing is kept unless they tick
 * it.
 */
export function KeepHome() {
  const { store, snapshot, idOf } = useFunnel()
  const [keeps, setKeeps] = useState(false)
  useEffect(() => {
    void store.change((c) => withState(c, { keepsHome: keeps }))
  }, [keeps, store])
  const { viewer } = snapshot.derived.context
  if (!isLoggedIn(viewer) || viewer.byPhone || !isNews(store)) return null
  return (
    <Fields>
      <Checkbox
        id={idOf('bewaar-woning')}
        label="Bewaar wat ik over mijn woning invulde bij Mijn huis."
        checked={keeps}
        onChecked={setKeeps}
        optional
      />
    </Fields>
  )
}
