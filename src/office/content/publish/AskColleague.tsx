import { useId, useState } from 'react'
import { listPreviewLinks, makePreviewLink } from '../../../core/contract/content/content-calls.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { TextInput } from '../../../web/ui/TextInput.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { inFull } from '../../kit/When.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import { useReread } from '../../shell/use-call.ts'

/** Hours that a link works by which a colleague reads along: over a weekend. */
const hours = 96

interface AskColleagueProps {
  codename: string
  number: number
  /** Who may publish it: `Redactie`. */
  who: string
}

/** Asks a colleague to read a text and to publish it: what they do, and a link to the text as it stands now. */
export function AskColleague({ codename, number, who }: AskColleagueProps) {
  const { call } = useOffice()
  const reread = useReread()
  const { fault, isBusy, run } = useAct()
  const [link, setLink] = useState<{ url: string; until: string }>()
  const [told, setTold] = useState('')
  const id = useId()
  const make = () =>
    run(async () => {
      setLink(await call(makePreviewLink, { params: { codename }, body: { number, hours } }))
      await reread(listPreviewLinks)
    })
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      setTold('Gekopieerd.')
    } catch {
      setTold('Kopiëren lukt hier niet. Selecteer de link en kopieer hem zelf.')
    }
  }
  return (
    <section className="sand-box stack" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Vraag een collega om mee te lezen</h3>
      <p>
        Stuur een collega ({who}) deze link. Is de tekst goed? Dan opent je collega dezelfde pagina bij Inhoud
        en kiest Publiceren.
      </p>
      {fault && <Failure fault={fault} />}
      {link ? (
        <>
          <TextInput
            id={id}
            label={`Link naar versie ${number}`}
            hint={`Werkt tot ${inFull(link.until)}. Wie de link heeft, kan de tekst lezen.`}
            optional="one-of"
            readOnly
            value={link.url}
            onFocus={(event) => event.target.select()}
          />
          <div className="buttons">
            <Button variant="secondary" onClick={() => void copy(link.url)}>
              Kopieer de link
            </Button>
          </div>
        </>
      ) : (
        <Button variant="secondary" busy={isBusy} busyText="Link maken…" onClick={() => void make()}>
          Maak een link
        </Button>
      )}
      <p role="status" className="muted">
        {told}
      </p>
    </section>
  )
}
