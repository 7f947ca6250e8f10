import { Fragment } from 'react'
import { roleLabels } from '../../core/staff/roles.ts'
import { Button } from '../../web/ui/Button.tsx'
import { SidePanel } from '../kit/SidePanel.tsx'
import { inFull } from '../kit/When.tsx'
import type { Act } from './TrailTable.tsx'

const factsOf = ({ at, staff, roles, reference, subject, reason, times }: Act) =>
  [
    ['Wanneer', inFull(at)],
    ['Wie', staff?.name],
    ['Rollen', roles.map((role) => roleLabels[role]).join(', ')],
    ['Aanvraag', reference],
    ['Ging over', subject],
    ['Reden', reason],
    ['Hoe vaak', times > 1 ? `${times} keer in één minuut` : undefined],
  ] as const

interface ActPanelProps {
  act: Act
  onClose: () => void
  /** Narrows the trail to what the colleague with this id did. */
  onOnly?: (staffId: string) => void
}

/** All that is known of one act. What it was about stands there as a number: a name would outlive the account. */
export function ActPanel({ act, onClose, onOnly }: ActPanelProps) {
  const { staff } = act
  return (
    <SidePanel title={act.words} of={act.id} onClose={onClose}>
      <dl className="facts-list">
        {factsOf(act).map(
          ([label, value]) =>
            value && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {staff && onOnly && (
        <div className="buttons">
          <Button variant="secondary" onClick={() => onOnly(staff.id)}>
            Alleen van {staff.name}
          </Button>
        </div>
      )}
    </SidePanel>
  )
}
