import { useRef } from 'react'
import { listAbsence } from '../../core/contract/staff-absence/staff-absence-calls.ts'
import { systemClock, todayIso } from '../../core/kernel/day.ts'
import { Button } from '../../web/ui/Button.tsx'
import { AbsenceForm } from '../absence/AbsenceForm.tsx'
import { awayInWords } from '../absence/absence-words.ts'
import { useAbsence } from '../absence/use-absence.ts'
import { Failure } from '../kit/Failure.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import { useCall } from '../shell/use-call.ts'
import { Part } from './Panel.tsx'

/** Says when one is not there, and that one is there again. */
export function OwnAbsence() {
  const { me } = useOffice()
  const { end } = useAbsence()
  const { fault, isBusy, run } = useAct()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useCall(listAbsence, {})
  if (error) return <Failure fault={error} onAgain={() => void refetch()} />
  if (!data) return <p className="muted">Een moment…</p>
  const own = data.items.find(({ id }) => id === me.id)
  const back = () =>
    run(async () => {
      await end(undefined, 'Welkom terug.')
      heading.current?.focus()
    })
  if (!own)
    return (
      <Part title="Ik ben er niet" ref={heading}>
        <p>
          Vanaf de eerste dag liggen je open aanvragen weer op de stapel, en kan niemand je er een geven.
          Collega’s zien wanneer je er niet bent. Waarom hoef je niet te zeggen.
        </p>
        <AbsenceForm button="Ik ben er niet" onDone={() => heading.current?.focus()} />
      </Part>
    )
  return (
    <Part title="Je bent er niet" ref={heading}>
      {fault && <Failure fault={fault} />}
      <p>Collega’s zien: {awayInWords(own, todayIso(systemClock))}.</p>
      <Button busy={isBusy} busyText="Bewaren…" onClick={() => void back()}>
        Ik ben er weer
      </Button>
    </Part>
  )
}
