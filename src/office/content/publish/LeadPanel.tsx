import { useState } from 'react'
import { withdrawDocument } from '../../../core/contract/content/content-calls.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { useToast } from '../../kit/Toasts.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import type { PanelProps } from '../panel-props.ts'
import { useRereadContent } from './use-take-back.ts'
import { type Target, type Way, WhereTo } from './WithdrawPanel.tsx'

/** Changes where the visitors go of a page that is off the site. */
export function LeadPanel({ document, onDone }: Pick<PanelProps, 'document' | 'onDone'>) {
  const { codename, lastText, leadsTo } = document
  const { call } = useOffice()
  const tell = useToast()
  const reread = useRereadContent()
  const { fault, isBusy, run } = useAct()
  const [way, setWay] = useState<Way>(leadsTo ? 'page' : 'nowhere')
  const [target, setTarget] = useState<Target | undefined>(leadsTo ?? undefined)
  if (!lastText) return <p>Deze pagina heeft geen tekst meer.</p>
  const isChosen = way === 'nowhere' || target !== undefined
  const save = () =>
    run(async () => {
      const redirect = way === 'page' && target ? target.path : null
      await call(withdrawDocument, { params: { codename }, body: { number: lastText.number, redirect } })
      tell(redirect === null ? 'Bezoekers gaan nu nergens heen.' : `Bezoekers gaan nu naar ${redirect}.`)
      onDone()
      await reread()
    })
  return (
    <div className="publish stack">
      <WhereTo codename={codename} way={way} target={target} onWay={setWay} onTarget={setTarget} />
      {fault && <Failure fault={fault} />}
      <div className="buttons">
        <Button
          busy={isBusy}
          busyText="Bewaren…"
          aria-disabled={!isChosen || isBusy}
          onClick={() => isChosen && void save()}
        >
          Bewaren
        </Button>
      </div>
      {!isChosen && <p className="muted">Kies eerst waar bezoekers heen gaan.</p>}
    </div>
  )
}
