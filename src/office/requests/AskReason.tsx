import { group } from '../../core/fields/brick/group.ts'
import { runTimeChoice } from '../../core/fields/brick/run-time-choice.ts'
import { lookReasons } from '../../core/staff/reasons.ts'
import { BrickForm } from '../kit/BrickForm.tsx'

const fields = group({
  reason: runTimeChoice({
    label: 'Waarom open je deze aanvraag?',
    hint: 'Je reden staat in het logboek. De afzender kan hem lezen.',
    example: 'klacht',
    missing: 'Kies een reden.',
  }),
})

const choices = { reason: Object.entries(lookReasons).map(([value, label]) => ({ value, label })) }

/** Asks why somebody opens what is not their own work; `onReason` opens it by that reason. */
export function AskReason({ told, onReason }: { told: string; onReason: (reason: string) => void }) {
  return (
    <div className="stack">
      <p>{told}</p>
      <BrickForm
        group={fields}
        choices={choices}
        button="Open de aanvraag"
        busyText="Openen…"
        send={async ({ reason }) => onReason(String(reason))}
      />
    </div>
  )
}
