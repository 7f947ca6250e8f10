import type { InputOf } from '../../core/contract/endpoint.ts'
import { listViews, removeView, saveView } from '../../core/contract/request-views/request-views-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useReread } from '../shell/use-call.ts'
import type { ListAddress } from './request-filters.ts'
import { addressOf, type SavedView } from './view-address.ts'

type SaveBody = InputOf<typeof saveView>['body']

/** A view as it is to be saved. `whose`: `mij`, or the key of a desk. */
interface ViewToSave {
  label: string
  whose: string
  address: ListAddress
}

/** Saves views of the list and removes them; what was removed can be put back from the line that tells it. */
export const useViewActs = () => {
  const { call } = useOffice()
  const reread = useReread()
  const tell = useToast()

  /** Runs what no form stands around, so that a refusal is told as what was done is. */
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      tell(thrown.message)
      await reread(listViews)
    }
  }
  /** @throws Fault at the fields of the form, and 409 for one view too many. */
  const save = async ({ label, whose, address }: ViewToSave): Promise<void> => {
    // its words go as they stand in the address: the server judges them
    const filters = address as SaveBody['filters']
    await call(saveView, { body: { label, whose, filters } })
    await reread(listViews)
    tell(`Bewaard: ${label}.`)
  }
  /** `onBack` runs once the view was put back. */
  const remove = (view: SavedView, onBack: () => void): Promise<void> => {
    const { id, label, desk } = view
    const putBack = async () => {
      await save({ label, whose: desk ?? 'mij', address: addressOf(view) })
      onBack()
    }
    return attempt(async () => {
      await call(removeView, { params: { id } })
      await reread(listViews)
      tell(`Verwijderd: ${label}.`, { label: 'Zet terug', run: () => void attempt(putBack) })
    })
  }
  return { save, remove }
}
