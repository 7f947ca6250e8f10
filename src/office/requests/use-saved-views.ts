import { listViews } from '../../core/contract/request-views/request-views-calls.ts'
import { useOffice } from '../shell/office-context.ts'
import type { UseFurtherViews } from '../shell/screen.ts'
import { useAddress } from '../shell/use-address.ts'
import { useCall } from '../shell/use-call.ts'
import { addressNames } from './request-filters.ts'
import { addressOf, type SavedView, savedAt, searchOf } from './view-address.ts'

const none: readonly SavedView[] = []

/** The saved views that somebody sees; none while they are being read, or where they could not be. */
export const useSavedViews = (): readonly SavedView[] => useCall(listViews, {}).data?.items ?? none

/** The saved views as they hang in the navigation, each by its filters. */
export const useFurtherViews: UseFurtherViews = () => {
  const { start } = useOffice()
  const [address] = useAddress(addressNames)
  const views = useSavedViews()
  const shown = savedAt(views, address)
  return views.map((view) => ({
    key: view.id,
    search: searchOf(addressOf(view)),
    label: view.label,
    ...(view.desk !== null && { whose: start.desks[view.desk] ?? view.desk }),
    isShown: view === shown,
  }))
}
