import { useRef, useState } from 'react'
import {
  checkMatch,
  listCandidates,
  matchCancellation,
  refuseCancellation,
} from '../../../core/contract/cancellation/cancellation-calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { BrickForm } from '../../kit/BrickForm.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { useOffice } from '../../shell/office-context.ts'
import { useCall } from '../../shell/use-call.ts'
import type { RequestWhole } from '../request-words.ts'
import { type Checked, ConfirmMatch } from './ConfirmMatch.tsx'
import { MemberField, memberNumber } from './MemberField.tsx'
import { RefuseForm } from './RefuseForm.tsx'

const fields = group({ relationId: memberNumber })

const key = (letter: string) => (
  <span aria-hidden="true">
    <kbd>{letter}</kbd>
  </span>
)

interface ChooseMemberProps {
  reference: string
  onCheck(checked: Checked): void
  /** Begins a refusal; undefined for who may not. */
  onRefuse: (() => void) | undefined
}

/** The members who are alike, and a field for the number of any other. */
function ChooseMember({ reference, onCheck, onRefuse }: ChooseMemberProps) {
  const { call } = useOffice()
  const params = { reference }
  const { data, error, refetch } = useCall(listCandidates, { params }, { onReturn: false })
  if (!data && !error) return <p className="muted">Een moment…</p>
  return (
    <>
      {error && <Failure fault={error} onAgain={() => void refetch()} />}
      <BrickForm
        group={fields}
        draws={{ relationId: <MemberField path="relationId" candidates={data?.items} /> }}
        button={<>Koppel aan dit lid… {key('l')}</>}
        busyText="Lid opzoeken…"
        send={async ({ relationId }) =>
          onCheck(await call(checkMatch, { params, body: { relationId: String(relationId) } }))
        }
        beside={
          onRefuse && (
            <Button variant="secondary" aria-keyshortcuts="w" onClick={onRefuse}>
              Weiger… {key('w')}
            </Button>
          )
        }
      />
    </>
  )
}

/**
 * What staff do with a cancellation of which nobody knows yet whose membership it ends: they choose the member, see what will
 * happen and what will be read, and match it; or they refuse it. Of two at once the second keeps what was begun here, with the
 * refusal that says who was first.
 */
export default function CancellationPart({ request }: { request: RequestWhole }) {
  const { reference, kindActs } = request
  const heading = useRef<HTMLHeadingElement>(null)
  const choosing = useRef<HTMLDivElement>(null)
  const [checked, setChecked] = useState<Checked>()
  const [isRefusing, setRefusing] = useState(false)
  const mayMatch = kindActs.includes(matchCancellation.name)
  const mayRefuse = kindActs.includes(refuseCancellation.name)
  const isChoosing = !checked && !isRefusing
  const close = (done: boolean) => {
    setChecked(undefined)
    setRefusing(false)
    // once it is done this part goes, and what may be done next stands above it
    if (done) document.getElementById('acts')?.focus()
    else heading.current?.focus()
  }
  useKeys({
    l: mayMatch && isChoosing ? () => choosing.current?.querySelector('form')?.requestSubmit() : undefined,
    w: mayRefuse && isChoosing ? () => setRefusing(true) : undefined,
  })
  if (!mayMatch && !mayRefuse && isChoosing) return null
  return (
    <section className="stack no-print" aria-labelledby="cancellation">
      <h2 id="cancellation" ref={heading} tabIndex={-1}>
        Van welk lid is deze opzegging?
      </h2>
      <div className="stack choose-member" ref={choosing} hidden={!isChoosing}>
        <ChooseMember
          reference={reference}
          onCheck={setChecked}
          onRefuse={mayRefuse ? () => setRefusing(true) : undefined}
        />
      </div>
      {checked && <ConfirmMatch request={request} checked={checked} onClose={close} />}
      {isRefusing && <RefuseForm request={request} onClose={close} />}
    </section>
  )
}
