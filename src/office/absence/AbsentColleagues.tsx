import { useEffect, useRef, useState } from 'react'
import { requestChoices } from '../../core/contract/requests/requests-calls.ts'
import {
  endAbsenceOf,
  listAbsence,
  reportAbsenceOf,
} from '../../core/contract/staff-absence/staff-absence-calls.ts'
import { systemClock, todayIso } from '../../core/kernel/day.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Colleague } from '../kit/Colleague.tsx'
import { Failure } from '../kit/Failure.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import { useCall } from '../shell/use-call.ts'
import { ColleagueAbsenceForm } from './AbsenceForm.tsx'
import { awayInWords, type ListedAbsence } from './absence-words.ts'
import { useAbsence } from './use-absence.ts'

/** Says of a colleague that they are not there: a button, and below it the form. */
function ReportColleague() {
  const { me } = useOffice()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useCall(requestChoices, {}, { enabled: isOpen })
  const isAsked = isOpen && data !== undefined
  // it opens at the foot of the pile, where nobody would see it
  useEffect(() => {
    if (!isAsked) return
    form.current?.querySelector('select')?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Een collega is er niet…
      </Button>
      {isOpen && error && <Failure fault={error} onAgain={() => void refetch()} />}
      {isOpen && data && (
        <div ref={form}>
          <ColleagueAbsenceForm
            colleagues={data.colleagues.filter(({ id }) => id !== me.id)}
            onDone={close}
            beside={
              <Button variant="quiet" onClick={close}>
                Toch niet
              </Button>
            }
          />
        </div>
      )}
    </>
  )
}

/** Colleagues who are not there, today or later, and what may be done about it. Their requests lie on the pile. */
export function AbsentColleagues() {
  const { may } = useOffice()
  const { end } = useAbsence()
  const { fault, run } = useAct()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useCall(listAbsence, {})
  const back = ({ id, name }: ListedAbsence) =>
    run(async () => {
      await end(id, `${name} is er weer.`)
      heading.current?.focus()
    })
  const items = data?.items ?? []
  const wrong = fault ?? error
  const mayReport = may(reportAbsenceOf.name)
  if (!error && items.length === 0 && !mayReport) return null
  const today = todayIso(systemClock)
  return (
    <section className="stack" aria-labelledby="absent">
      <h2 id="absent" ref={heading} tabIndex={-1}>
        Wie er niet is
      </h2>
      {wrong && <Failure fault={wrong} onAgain={() => void refetch()} />}
      {data && items.length === 0 && <p className="muted">Iedereen is er.</p>}
      {items.length > 0 && (
        <ul className="absent">
          {items.map((one) => (
            <li key={one.id}>
              <Colleague id={one.id} name={one.name} />
              <span className="muted">{awayInWords(one, today)}</span>
              {may(endAbsenceOf.name) && (
                <Button variant="quiet" size="small" onClick={() => void back(one)}>
                  Is er weer<span className="unseen">: {one.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayReport && <ReportColleague />}
    </section>
  )
}
