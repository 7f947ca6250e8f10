import { useRef, useState } from 'react'
import { listViews } from '../../core/contract/request-views/request-views-calls.ts'
import { group } from '../../core/fields/brick/group.ts'
import { viewHolder, viewLabel } from '../../core/fields/staff/request-view.ts'
import { Button } from '../../web/ui/Button.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useCall } from '../shell/use-call.ts'
import type { ListAddress } from './request-filters.ts'
import { useViewActs } from './use-view-acts.ts'
import { isWorthSaving, keptOf, type SavedView } from './view-address.ts'

const forOneself = group({ label: viewLabel })
const forOneselfOrDesk = group({ label: viewLabel, whose: viewHolder })

interface SaveViewFormProps {
  address: ListAddress
  onClose(): void
}

/** Asks what the view is called, and for whom it is where somebody works for a desk. */
function SaveViewForm({ address, onClose }: SaveViewFormProps) {
  const { start } = useOffice()
  const { save } = useViewActs()
  const desks = useCall(listViews, {}).data?.desks ?? []
  const holders = [
    { value: 'mij', label: 'Voor mij' },
    ...desks.map((desk) => ({ value: desk, label: `Voor loket ${start.desks[desk] ?? desk}` })),
  ]
  return (
    <BrickForm
      group={desks.length > 0 ? forOneselfOrDesk : forOneself}
      initial={{ whose: 'mij' }}
      choices={{ whose: holders }}
      button="Bewaar"
      busyText="Bewaren…"
      send={async ({ label, whose = 'mij' }) => {
        await save({ label: String(label), whose: String(whose), address: keptOf(address) })
        onClose()
      }}
      beside={
        <Button variant="quiet" onClick={onClose}>
          Toch niet
        </Button>
      }
    />
  )
}

interface SaveViewProps {
  address: ListAddress
  /** The saved view that shows. */
  saved: SavedView | undefined
}

/**
 * Saves the list as it is narrowed now, or removes the saved view that it is. It is one button whose words change, so that the
 * focus stays where it is when a view was saved, removed or put back.
 */
export function SaveView({ address, saved }: SaveViewProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { remove } = useViewActs()
  if (saved ? !saved.mayRemove : !isWorthSaving(address)) return null
  const press = () => (saved ? void remove(saved, () => button.current?.focus()) : setOpen(true))
  return (
    <>
      <Button ref={button} variant="quiet" className="view-act" onClick={press}>
        {saved ? 'Verwijder deze weergave' : 'Bewaar deze weergave…'}
      </Button>
      <Dialog title="Bewaar deze weergave" isOpen={isOpen} onClose={() => setOpen(false)}>
        <SaveViewForm address={address} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
