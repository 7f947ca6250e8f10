import { readOwnTrail, readWholeTrail } from '../../core/contract/staff-trail/staff-trail-calls.ts'
import { TextInput } from '../../web/ui/TextInput.tsx'
import { Failure } from '../kit/Failure.tsx'
import { Pages } from '../kit/Pages.tsx'
import { Screen } from '../kit/Screen.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAddress } from '../shell/use-address.ts'
import { useCall } from '../shell/use-call.ts'
import { TrailTable } from './TrailTable.tsx'

/** What whoever looks did, in pages. */
function OwnTrail() {
  const [{ na: after, voor: before }, go] = useAddress(['na', 'voor'])
  const read = useCall(readOwnTrail, { query: { after, before } })
  if (read.error) return <Failure fault={read.error} onAgain={() => void read.refetch()} />
  if (!read.data) return <p className="muted">Een moment…</p>
  const { items, next, previous } = read.data
  return (
    <>
      <TrailTable acts={items} />
      <Pages
        onPrevious={previous ? () => go({ voor: previous, na: undefined }) : undefined}
        onNext={next ? () => go({ na: next, voor: undefined }) : undefined}
      />
    </>
  )
}

/** What everybody did, by day and by what it was, for an operator. */
function WholeTrail() {
  const [filters, go] = useAddress(['na', 'voor', 'van', 'tot', 'wat'])
  const { na: after, voor: before, van: from, tot: until, wat: action } = filters
  const read = useCall(readWholeTrail, { query: { after, before, from, until, action } })
  const fresh = { na: undefined, voor: undefined }
  return (
    <div className="stack">
      <div className="row no-print">
        <TextInput
          id="trail-from"
          label="Vanaf"
          type="date"
          width={8}
          optional="one-of"
          value={from ?? ''}
          onValue={(value) => go({ van: value, ...fresh })}
        />
        <TextInput
          id="trail-until"
          label="Tot en met"
          type="date"
          width={8}
          optional="one-of"
          value={until ?? ''}
          onValue={(value) => go({ tot: value, ...fresh })}
        />
      </div>
      {read.error ? (
        <Failure fault={read.error} onAgain={() => void read.refetch()} />
      ) : read.data ? (
        <>
          <TrailTable acts={read.data.items} withWho />
          <Pages
            onPrevious={
              read.data.previous ? () => go({ voor: read.data?.previous ?? '', na: '' }) : undefined
            }
            onNext={read.data.next ? () => go({ na: read.data?.next ?? '', voor: '' }) : undefined}
          />
        </>
      ) : (
        <p className="muted">Een moment…</p>
      )}
    </div>
  )
}

/** The trail: one's own acts, and those of everybody for an operator. */
export default function TrailScreen() {
  const { may } = useOffice()
  return (
    <Screen title="Logboek">
      {may('staff-trail.all') ? (
        <Tabs
          label="Logboek"
          parts={[
            { id: 'own', label: 'Van mij', content: <OwnTrail /> },
            { id: 'all', label: 'Van iedereen', content: <WholeTrail /> },
          ]}
        />
      ) : (
        <OwnTrail />
      )}
    </Screen>
  )
}
