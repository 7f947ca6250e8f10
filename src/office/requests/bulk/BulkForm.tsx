import type { checkBulkAct } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { requestChoices } from '../../../core/contract/requests/requests-calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { replyText } from '../../../core/fields/staff/reply.ts'
import type { BulkAct } from '../../../core/staff/bulk-acts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { BrickForm } from '../../kit/BrickForm.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { useCall } from '../../shell/use-call.ts'
import { giveChoices, givenText, giveSeveralFields, maybeNoteFields, noteFields } from '../give-fields.ts'
import type { Chosen } from './choice.ts'
import { MessageText } from './MessageText.tsx'

/** What an act is given beside the requests. */
export type Given = InputOf<typeof checkBulkAct>['body']['given']

interface BulkFormProps {
  chosen: Chosen
  /** The word by which what was typed and not sent is kept. */
  keptAs: string
  /** Looks with which requests it can be done; a refusal at a field shows there. */
  onLook(given: Given): Promise<void>
  onClose(): void
}

const messageForm = group({ text: replyText })

/** What every form of an act with several requests has. Nothing is done by it: what comes of it is looked at first. */
const commonOf = ({ keptAs, onLook, onClose }: BulkFormProps) => ({
  keptAs,
  button: 'Bekijk eerst',
  busyText: 'Bekijken…',
  send: ({ note, to, desk, text }: Readonly<Record<string, unknown>>) =>
    onLook({ note: givenText(note), to: givenText(to), desk: givenText(desk), text: givenText(text) }),
  beside: (
    <Button variant="quiet" onClick={onClose}>
      Toch niet
    </Button>
  ),
})

/** What the sender of each of them will read, with placeholders that are filled in for each. */
function MessageForm(props: BulkFormProps) {
  return (
    <BrickForm
      group={messageForm}
      draws={{ text: <MessageText path="text" chosen={props.chosen} /> }}
      {...commonOf(props)}
    />
  )
}

/** What is noted with each of them. */
function NoteForm(props: BulkFormProps) {
  return <BrickForm group={noteFields} {...commonOf(props)} />
}

/** What is noted with each of them, where there is something to say. */
function DoneForm(props: BulkFormProps) {
  return <BrickForm group={maybeNoteFields} {...commonOf(props)} />
}

/** The desk and the colleague that they are given to. */
function GiveForm(props: BulkFormProps) {
  const { data, error, refetch } = useCall(requestChoices, {})
  if (error) return <Failure fault={error} onAgain={() => void refetch()} />
  if (!data) return <p className="muted">Een moment…</p>
  return <BrickForm group={giveSeveralFields} choices={giveChoices(data)} {...commonOf(props)} />
}

/** The form of each act that asks something first. Taking requests asks nothing. */
export const bulkForms: Readonly<Record<Exclude<BulkAct, 'claim'>, typeof NoteForm>> = {
  assign: GiveForm,
  message: MessageForm,
  ask: MessageForm,
  note: NoteForm,
  done: DoneForm,
}
