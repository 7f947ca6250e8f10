import type { checkBulkAct } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { requestChoices } from '../../../core/contract/requests/requests-calls.ts'
import { optional } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { runTimeChoice } from '../../../core/fields/brick/run-time-choice.ts'
import { requestNote } from '../../../core/fields/staff/request-work.ts'
import type { BulkAct } from '../../../core/staff/bulk-acts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { BrickForm } from '../../kit/BrickForm.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useCall } from '../../shell/use-call.ts'

/** What an act is given beside the requests. */
export type Given = InputOf<typeof checkBulkAct>['body']['given']

interface BulkFormProps {
  /** The word by which what was typed and not sent is kept. */
  keptAs: string
  /** Looks with which requests it can be done; a refusal at a field shows there. */
  onLook(given: Given): Promise<void>
  onClose(): void
}

const noteForm = group({ note: requestNote })
const maybeNote = group({ note: optional(requestNote) })
const giveForm = group({
  desk: optional(
    runTimeChoice({
      label: 'Loket',
      example: 'juridisch',
      control: 'select',
      placeholder: 'Elke aanvraag houdt haar eigen loket',
    }),
  ),
  to: optional(
    runTimeChoice({
      label: 'Collega',
      example: '00000000-0000-4000-8000-000000000101',
      control: 'select',
      placeholder: 'Niemand: wie het eerst kan',
    }),
  ),
})

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** What every form of an act with several requests has. Nothing is done by it: what comes of it is looked at first. */
const commonOf = ({ keptAs, onLook, onClose }: BulkFormProps) => ({
  keptAs,
  button: 'Bekijk eerst',
  busyText: 'Bekijken…',
  send: ({ note, to, desk }: Readonly<Record<string, unknown>>) =>
    onLook({ note: textOf(note), to: textOf(to), desk: textOf(desk) }),
  beside: (
    <Button variant="quiet" onClick={onClose}>
      Toch niet
    </Button>
  ),
})

/** What is noted with each of them. */
function NoteForm(props: BulkFormProps) {
  return <BrickForm group={noteForm} {...commonOf(props)} />
}

/** What is noted with each of them, where there is something to say. */
function DoneForm(props: BulkFormProps) {
  return <BrickForm group={maybeNote} {...commonOf(props)} />
}

/** The desk and the colleague that they are given to. */
function GiveForm(props: BulkFormProps) {
  const { start } = useOffice()
  const { data, error, refetch } = useCall(requestChoices, {})
  if (error) return <Failure fault={error} onAgain={() => void refetch()} />
  if (!data) return <p className="muted">Een moment…</p>
  const nameOf = (key: string) => start.desks[key] ?? key
  const colleagues = data.colleagues.map(({ id, name, desks }) => ({
    value: id,
    label: desks === null ? name : `${name} (${desks.map(nameOf).join(', ')})`,
  }))
  const desks = data.desks.map(({ desk, name }) => ({ value: desk, label: name }))
  return <BrickForm group={giveForm} choices={{ desk: desks, to: colleagues }} {...commonOf(props)} />
}

/** The form of each act that asks something first. Taking requests asks nothing. */
export const bulkForms: Readonly<Record<Exclude<BulkAct, 'claim'>, typeof NoteForm>> = {
  assign: GiveForm,
  note: NoteForm,
  done: DoneForm,
}
