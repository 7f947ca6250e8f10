import { useEffect } from 'react'
import { listExports } from '../../core/contract/request-export/request-export-calls.ts'
import { requestChoices } from '../../core/contract/requests/requests-calls.ts'
import { Failure } from '../kit/Failure.tsx'
import { Screen } from '../kit/Screen.tsx'
import { useCall } from '../shell/use-call.ts'
import { AskExport } from './AskExport.tsx'
import { ExportList } from './ExportList.tsx'
import { isComing } from './export-words.ts'

/** Milliseconds between two looks at how a file stands that is being made. */
const lookEvery = 2000

/** The files of now, which are looked at again while one of them is still to come. */
const useExports = () => {
  const read = useCall(listExports, {})
  const isWaiting = read.data?.items.some(isComing) ?? false
  const { refetch } = read
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void refetch(), lookEvery)
    return () => clearInterval(timer)
  }, [isWaiting, refetch])
  return read
}

/** What is read aloud of how the file stands that was asked for last. */
const saidOf = (state: string | undefined): string => {
  if (state === 'ready') return 'Het bestand is klaar.'
  return state === 'failed' ? 'Het maken van het bestand is mislukt.' : ''
}

/** Takes requests along in a file: which ones, why, and the files that were made. */
export default function ExportScreen() {
  const choices = useCall(requestChoices, {})
  const files = useExports()
  const error = choices.error ?? files.error
  const again = () => {
    void choices.refetch()
    void files.refetch()
  }
  return (
    <Screen title="Uitvoer">
      <div className="stack">
        <p>
          Een bestand staat 24 uur klaar, alleen voor jou. Bewaar het niet langer dan nodig: er staat in wat
          mensen ons vertelden.
        </p>
        {error && <Failure fault={error} onAgain={again} />}
        {choices.data && <AskExport choices={choices.data} />}
        {choices.data && files.data && (
          <section className="stack" aria-labelledby="exports-title">
            <h2 id="exports-title">Je bestanden</h2>
            <p role="status" className="unseen">
              {saidOf(files.data.items[0]?.state)}
            </p>
            <ExportList rows={files.data.items} choices={choices.data} />
          </section>
        )}
        {!error && !(choices.data && files.data) && <p className="muted">Een moment…</p>}
      </div>
    </Screen>
  )
}
