import { useState } from 'react'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { StepView } from '../../../engine/react/StepView.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { insulationCheckCopy } from '../insulation-check-content.ts'

const closing = { load: () => import('./CloseDialog.tsx'), quiet: true }
const list = { load: () => import('./StepMenuList.tsx'), quiet: true }

/** Label of the button to go back on the steps from the results on, which have no step menu (spec 002 section 2.2). */
const wayBack: Readonly<Record<string, string>> = {
  isolatieadvies: 'Vorige',
  inschrijven: insulationCheckCopy.toResults,
  'resultaten-ontvangen': insulationCheckCopy.toResults,
}

/** The header of the check: the current step and the button to close. */
export function InsulationCheckHead() {
  const { store, snapshot } = useFunnel()
  const [closes, setCloses] = useState(0)
  const back = wayBack[snapshot.step]
  return (
    <div className="check-head">
      {back ? (
        <Button variant="quiet" size="small" icon="chevron-left" onClick={() => store.back()}>
          {back}
        </Button>
      ) : (
        <StepMenu key={snapshot.step} />
      )}
      <div className="check-out">
        <a href="/contact">{insulationCheckCopy.help}</a>
        <IconButton
          icon="cross"
          label={insulationCheckCopy.close}
          disabled={!snapshot.ready}
          onClick={() => setCloses(closes + 1)}
        />
      </div>
      {/* The key changes with each press, so that the dialog opens anew. */}
      {closes > 0 && <StepView key={closes} step={closing} />}
    </div>
  )
}

/** The number of the step, and a list of steps that opens below it. */
function StepMenu() {
  const { store, snapshot } = useFunnel()
  const { steps } = store.funnel
  const counted = Object.keys(steps).filter((key) => steps[key]?.counts !== false)
  return (
    <details className="check-steps">
      <summary>
        <span>
          <span className="whole" translate="no">
            {counted.indexOf(snapshot.step) + 1} van {counted.length}
          </span>
          : <b>{steps[snapshot.step]?.title}</b>
        </span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <StepView step={list} />
    </details>
  )
}
