import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { takeOver } from '../apply/take-over.ts'
import type { LoadView } from '../definition/view.ts'
import { useFunnel } from './funnel-context.ts'
import { StepView } from './StepView.tsx'

const keepPanel = { load: () => import('./KeepPanel.tsx') }
const codePanel = { load: () => import('./CodePanel.tsx') }

/** A quiet button in whose place a panel comes; the panel's script is loaded then. */
function Opens({ panel, children }: { panel: { load: LoadView }; children: string }) {
  const [open, setOpen] = useState(false)
  const { ready } = useFunnel().snapshot
  if (open) return <StepView step={panel} />
  return (
    <p>
      <Button variant="quiet" disabled={!ready} onClick={() => setOpen(true)}>
        {children}
      </Button>
    </p>
  )
}

/** The buttons that keep a form: to go on with it later or on another device, or by staff whom one phones with. */
export function KeepButton() {
  const { store, snapshot } = useFunnel()
  const { ready } = snapshot
  useEffect(() => {
    if (ready && store.state.progress.kept?.resumed) void store.change(takeOver)
  }, [ready, store])
  // who calls goes on by a code of their own screen, not by a link that a colleague asks
  if (snapshot.derived.context.viewer.byPhone) return null
  return (
    <>
      <Opens panel={keepPanel}>Bewaar en ga later verder</Opens>
      <Opens panel={codePanel}>Bel je met ons? Toon een code</Opens>
    </>
  )
}

/** The notice to a visitor who goes on with a kept form: what no longer fits, and that it may be open elsewhere. */
export function ResumedNotice() {
  const { resumed, moves } = useFunnel().snapshot
  const [from] = useState(moves)
  // shows on the step where the visitor came back, not on the steps that follow
  if (!resumed || moves !== from) return null
  const { changed, elsewhere, again, leftOut } = resumed
  return (
    <Notice title="Je gaat verder met je formulier" role="status">
      <p>
        Wat je invulde, staat er nog.
        {again &&
          ' Sommige dingen veranderen, zoals prijzen en tijden. Kijk daarom deze stappen nog een keer na.'}
      </p>
      {leftOut.length > 0 && <p>Dit bewaarden we niet: {leftOut.join(', ')}. Dat vul je opnieuw in.</p>}
      {changed.length > 0 && <p>Het formulier is veranderd. Vul dit opnieuw in: {changed.join(', ')}.</p>}
      {elsewhere && (
        <p>
          Je opende dit formulier ook op een ander apparaat. Wat je daar daarna invulde, staat hier alleen als
          je het daar bewaarde.
        </p>
      )}
    </Notice>
  )
}
