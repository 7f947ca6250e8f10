import { useState } from 'react'
import { Link } from 'wouter'
import { listCalls, noteCall } from '../../core/contract/phone-calls/phone-calls-calls.ts'
import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import { outcomeInWords, topicInWords } from '../../core/staff/phone-calls.ts'
import { Button } from '../../web/ui/Button.tsx'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import { Failure } from '../kit/Failure.tsx'
import { Screen } from '../kit/Screen.tsx'
import { Segments } from '../kit/Segments.tsx'
import { Sign } from '../kit/Sign.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useCall } from '../shell/use-call.ts'
import { CorrectCall } from './CorrectCall.tsx'
import { countsInWords, type ListedCall, outcomeIcon } from './call-words.ts'
import { showPanel } from './open-panel.ts'

/** Whom a call was about; a request is a link for who may open it. */
function About({ about }: Pick<ListedCall, 'about'>) {
  const { may } = useOffice()
  if (!about) return <span className="muted">niemand</span>
  const { name, reference } = about
  return (
    <>
      {name !== null && <bdi>{name}</bdi>}
      {name === null && reference === null && 'een lid'}{' '}
      {reference !== null &&
        (may(readRequest.name) ? (
          <Link className="nowrap" href={`/aanvragen/${reference}`}>
            {reference}
          </Link>
        ) : (
          reference
        ))}
    </>
  )
}

const columnsWith = (correct: (call: ListedCall) => void): readonly Column<ListedCall>[] => [
  { id: 'when', label: 'Wanneer', cell: ({ at }) => <When at={at} /> },
  {
    id: 'outcome',
    label: 'Hoe het afliep',
    isName: true,
    cell: ({ outcome }) => <Sign icon={outcomeIcon(outcome)}>{outcomeInWords(outcome)}</Sign>,
  },
  { id: 'topic', label: 'Waarover', cell: ({ topic }) => topicInWords(topic) },
  { id: 'about', label: 'Over wie', cell: ({ about }) => <About about={about} /> },
  {
    id: 'note',
    label: 'Notitie',
    cell: ({ note, correctedAt }) => (
      <>
        {note !== null && (
          <span className="typed" dir="auto">
            {note}
          </span>
        )}
        {correctedAt !== null && <span className="muted"> verbeterd</span>}
      </>
    ),
  },
  { id: 'staff', label: 'Wie', cell: ({ staff }) => <bdi>{staff ?? 'een collega'}</bdi> },
  {
    id: 'acts',
    label: 'Wat nu',
    cell: (call) =>
      call.mayCorrect && (
        <Button variant="quiet" size="small" className="no-print" onClick={() => correct(call)}>
          Verbeter…
        </Button>
      ),
  },
]

const whose = [
  { word: 'allen', label: 'Van iedereen' },
  { word: 'mij', label: 'Van mij' },
] as const

/** The calls of today, with how they ended. */
export default function PhoneCallsScreen() {
  const { me, may } = useOffice()
  const [of, setOf] = useState<'allen' | 'mij'>('allen')
  const [corrected, setCorrected] = useState<ListedCall>()
  const read = useCall(listCalls, { query: { of } }, { onReturn: false })
  return (
    <Screen
      title="Telefoon"
      aside={read.data ? `vandaag ${countsInWords(read.data.counts)}` : 'vandaag'}
      acts={
        <>
          {may(noteCall.name) && (
            <Button aria-keyshortcuts="b" onClick={() => showPanel(true)}>
              Noteer een gesprek
              <span aria-hidden="true">
                <kbd>b</kbd>
              </span>
            </Button>
          )}
          <Button variant="quiet" onClick={() => void read.refetch()}>
            Kijk opnieuw
          </Button>
        </>
      }
    >
      {me.roles.includes('member-service') && (
        <Segments
          label="Gesprekken van wie"
          options={whose}
          value={of}
          onChoose={(word) => setOf(word === 'allen' ? 'allen' : 'mij')}
        />
      )}
      {read.error && <Failure fault={read.error} onAgain={() => void read.refetch()} />}
      {read.data ? (
        <div>
          <DataTable
            look="phone-calls"
            caption="Gesprekken van vandaag, het nieuwste eerst"
            columns={columnsWith(setCorrected)}
            rows={read.data.items}
            keyOf={({ id }) => id}
            empty={
              <p>
                Vandaag is er nog geen gesprek genoteerd. Druk op <kbd>b</kbd> als iemand belt.
              </p>
            }
          />
          {read.data.more && (
            <p className="muted">Er zijn er meer. Hier staan de nieuwste {read.data.items.length}.</p>
          )}
        </div>
      ) : (
        !read.error && <p className="muted">Een moment…</p>
      )}
      {corrected && <CorrectCall noted={corrected} onClose={() => setCorrected(undefined)} />}
    </Screen>
  )
}
