import { useState } from 'react'
import { readOwnTrail, readWholeTrail } from '../../core/contract/staff-trail/staff-trail-calls.ts'
import type { Fault } from '../../core/kernel/fault.ts'
import { Select } from '../../web/ui/Select.tsx'
import { TextInput } from '../../web/ui/TextInput.tsx'
import { Failure } from '../kit/Failure.tsx'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { Pages } from '../kit/Pages.tsx'
import { Screen } from '../kit/Screen.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAddress } from '../shell/use-address.ts'
import { useCall } from '../shell/use-call.ts'
import { ActPanel } from './ActPanel.tsx'
import { actKinds } from './act-kinds.ts'
import { type Act, TrailTable } from './TrailTable.tsx'

/** What narrows the trail, by its word in the address: a colleague by their id, days, and what an act begins with. */
const filters = ['wie', 'van', 'tot', 'wat'] as const
/** The places before and after which a page goes on. */
const places = ['na', 'voor'] as const
const firstPage = { na: undefined, voor: undefined }

interface TrailPageProps {
  read: {
    data: { items: readonly Act[]; next: string | null; previous: string | null } | undefined
    error: Fault | null
    refetch(): unknown
  }
  go(places: { na?: string | undefined; voor?: string | undefined }): void
  withWho?: boolean
  /** Narrows the trail to what the colleague with this id did. */
  onOnly?: (staffId: string) => void
}

/** One page of the trail, with the act that is open beside it. */
function TrailPage({ read, go, withWho = false, onOnly }: TrailPageProps) {
  const [openId, setOpenId] = useState<string>()
  if (read.error) return <Failure fault={read.error} onAgain={() => void read.refetch()} />
  if (!read.data) return <p className="muted">Een moment…</p>
  const { items, next, previous } = read.data
  const open = items.find(({ id }) => id === openId)
  return (
    <div className="beside">
      <div>
        <TrailTable acts={items} withWho={withWho} openId={openId} onOpen={({ id }) => setOpenId(id)} />
        <Pages
          onPrevious={previous ? () => go({ ...firstPage, voor: previous }) : undefined}
          onNext={next ? () => go({ ...firstPage, na: next }) : undefined}
        />
      </div>
      {open && <ActPanel act={open} onClose={() => setOpenId(undefined)} {...(onOnly && { onOnly })} />}
    </div>
  )
}

/** What whoever looks did. */
function OwnTrail() {
  const [{ na: after, voor: before }, go] = useAddress(places)
  return <TrailPage read={useCall(readOwnTrail, { query: { after, before } })} go={go} />
}

/** What everybody did, by who it was, by day and by what it was, for an operator. */
function WholeTrail() {
  const [{ na: after, voor: before, wie: staff, van: from, tot: until, wat: action }, go] = useAddress([
    ...places,
    ...filters,
  ])
  const read = useCall(readWholeTrail, { query: { after, before, staff, from, until, action } })
  const who = read.data?.items.find((act) => act.staff?.id === staff)?.staff?.name ?? 'één collega'
  const narrow = (word: (typeof filters)[number]) => (value: string) => go({ ...firstPage, [word]: value })
  return (
    <div className="stack">
      <div className="row no-print">
        <Select
          id="trail-what"
          label="Wat"
          optional="one-of"
          placeholder="Alles"
          options={actKinds}
          value={action ?? ''}
          onValue={narrow('wat')}
        />
        <TextInput
          id="trail-from"
          label="Vanaf"
          type="date"
          width={8}
          optional="one-of"
          value={from ?? ''}
          onValue={narrow('van')}
        />
        <TextInput
          id="trail-until"
          label="Tot en met"
          type="date"
          width={8}
          optional="one-of"
          value={until ?? ''}
          onValue={narrow('tot')}
        />
      </div>
      {staff !== undefined && (
        <button type="button" className="chip" data-set="" onClick={() => narrow('wie')('')}>
          Alleen van {who}
          <OfficeIcon name="cross" />
          <span className="unseen">: laat weer iedereen zien</span>
        </button>
      )}
      <TrailPage read={read} go={go} withWho onOnly={narrow('wie')} />
    </div>
  )
}

/** The trail: one's own acts, and those of everybody for an operator. */
export default function TrailScreen() {
  const { may } = useOffice()
  const [{ deel: part }, go] = useAddress(['deel'])
  return (
    <Screen title="Logboek">
      {may('staff-trail.all') ? (
        <Tabs
          label="Logboek"
          parts={[
            { id: 'mij', label: 'Van mij', content: <OwnTrail /> },
            { id: 'iedereen', label: 'Van iedereen', content: <WholeTrail /> },
          ]}
          openId={part === 'iedereen' ? part : 'mij'}
          onOpen={(id) => go({ ...firstPage, deel: id === 'mij' ? undefined : id })}
        />
      ) : (
        <OwnTrail />
      )}
    </Screen>
  )
}
