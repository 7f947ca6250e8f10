import { useEffect, useRef, useState } from 'react'
import { checkPlanning, loadPlanning } from '../../core/contract/planning-load/planning-load-calls.ts'
import { group } from '../../core/fields/brick/group.ts'
import { mostPlanningText, planningTooLong } from '../../core/fields/staff/planning-text.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { TextArea } from '../../web/ui/TextArea.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { Screen } from '../kit/Screen.tsx'
import { useOffice } from '../shell/office-context.ts'
import { type Change, ChangeInWords } from './ChangeInWords.tsx'
import { tableText } from './table-text.ts'

const nothing = group({})

interface TableProps {
  text: string
  onText(text: string): void
  /** Takes a file that somebody chose. */
  onFile(file: File | undefined): void
}

/** The table: a file of it, or its lines as they are pasted. A file that is chosen shows in the lines. */
function Table({ text, onText, onFile }: TableProps) {
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor="planning-file">
          Bestand
        </label>
        <input
          id="planning-file"
          className="input"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => {
            onFile(event.target.files?.[0])
            // the same file can be chosen again once it is mended
            event.target.value = ''
          }}
        />
      </div>
      <TextArea
        id="planning-text"
        label="Regels van de tabel"
        hint="Met een puntkomma tussen de cellen. Kies hierboven een bestand, of plak de regels."
        value={text}
        onValue={onText}
        rows={10}
        wrap="off"
        spellCheck={false}
      />
    </>
  )
}

interface ConfirmProps {
  change: Change
  onLoad(): Promise<void>
  onBack(): void
}

/** What a file would change, before it does. */
function Confirm({ change, onLoad, onBack }: ConfirmProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Dit bestand is goed
      </h3>
      <p>Er is nog niets veranderd. Laad je het, dan komt het in de plaats van de planning van nu.</p>
      <ChangeInWords change={change} />
      <BrickForm
        group={nothing}
        button="Laad de planning"
        busyText="Laden"
        send={onLoad}
        beside={
          <Button variant="quiet" onClick={onBack}>
            Toch niet
          </Button>
        }
      />
    </>
  )
}

/** Loads the file with a year of planning: first what it would change, then that it does. */
export default function PlanningScreen() {
  const { call } = useOffice()
  const heading = useRef<HTMLHeadingElement>(null)
  const [text, setText] = useState('')
  const [faulty, setFaulty] = useState<readonly string[]>([])
  const [checked, setChecked] = useState<Change>()
  const [loaded, setLoaded] = useState<Change>()

  const fill = (next: string) => {
    setText(next)
    setFaulty([])
    setLoaded(undefined)
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > mostPlanningText) return setFaulty([planningTooLong])
    fill(tableText(await file.arrayBuffer()))
  }
  const back = () => {
    setChecked(undefined)
    heading.current?.focus()
  }
  /** Shows every sentence about the lines of the file; any other refusal is shown by the form that asked. */
  const judged = async (ask: () => Promise<void>) => {
    setFaulty([])
    setLoaded(undefined)
    try {
      await ask()
    } catch (thrown) {
      if (!(thrown instanceof Fault) || !thrown.errors?.text) throw thrown
      setFaulty(thrown.errors.text)
      back()
    }
  }
  const check = () => judged(async () => setChecked(await call(checkPlanning, { body: { text } })))
  const load = () =>
    judged(async () => {
      const change = await call(loadPlanning, { body: { text } })
      setText('')
      setLoaded(change)
      back()
    })

  return (
    <Screen title="Planning laden">
      <div className="stack">
        {loaded && (
          <Notice tone="ok" role="status" title="De planning is geladen.">
            <ChangeInWords change={loaded} />
          </Notice>
        )}
        {faulty.length > 0 && (
          <Notice tone="error" role="alert" title="Aan dit bestand klopt niet alles. Er is niets veranderd.">
            <ul>
              {faulty.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Notice>
        )}
        <h2 ref={heading} tabIndex={-1}>
          Het bestand
        </h2>
        {checked && <Confirm change={checked} onLoad={load} onBack={back} />}
        <div hidden={checked !== undefined}>
          <BrickForm group={nothing} button="Kijk wat er verandert" busyText="Vergelijken…" send={check}>
            <Table text={text} onText={fill} onFile={(file) => void take(file)} />
          </BrickForm>
        </div>
      </div>
    </Screen>
  )
}
