import {
  actOnRequest,
  assignRequest,
  handOverRequest,
  noteRequest,
  requestChoices,
} from '../../core/contract/requests/requests-calls.ts'
import { optional } from '../../core/fields/brick/brick.ts'
import { group } from '../../core/fields/brick/group.ts'
import {
  handOverPartner,
  handOverWay,
  partnerReference,
  requestNote,
} from '../../core/fields/staff/request-work.ts'
import type { RequestAct } from '../../core/requests/request-acts.ts'
import { Button } from '../../web/ui/Button.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { Failure } from '../kit/Failure.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useCall } from '../shell/use-call.ts'
import { giveChoices, giveFields, givenText, maybeNoteFields, noteFields } from './give-fields.ts'
import { endedSilently, isReply, unsentWord } from './request-acts.ts'
import type { RequestWhole } from './request-words.ts'
import { useRequestAct } from './use-request-act.ts'

interface ActFormProps {
  request: RequestWhole
  /** Closes the form; `done` says that it was carried out, so that what was typed may go. */
  onClose(done: boolean): void
}

const notNow = (onClose: ActFormProps['onClose']) => (
  <Button variant="quiet" onClick={() => onClose(false)}>
    Toch niet
  </Button>
)

/** The filled button of the screen is that of what its kind alone allows, where there is such an act. */
const variantIn = ({ kindActs }: RequestWhole) => (kindActs.length > 0 ? 'secondary' : 'primary')

const byHand = { partnerReference: optional(partnerReference), note: optional(requestNote) }
/** By hand alone where the site cannot send it now, else in either way; with a choice of partners where there is one. */
const handOverForms = {
  byHand: group(byHand),
  eitherWay: group({ way: handOverWay, ...byHand }),
  choosing: group({ partner: handOverPartner, way: handOverWay, ...byHand }),
}

/** Writes down something for colleagues. */
function NoteForm({ request, onClose }: ActFormProps) {
  const { reference, version } = request
  const { call } = useOffice()
  const act = useRequestAct()
  return (
    <BrickForm
      group={noteFields}
      keptAs={unsentWord(reference, 'note')}
      button="Bewaar de notitie"
      variant={variantIn(request)}
      busyText="Bewaren…"
      send={async ({ note }) => {
        await act(
          () => call(noteRequest, { params: { reference }, body: { version, note: String(note) } }),
          'Notitie bewaard.',
        )
        onClose(true)
      }}
      beside={notNow(onClose)}
    />
  )
}

interface TurnProps extends ActFormProps {
  action: 'done' | 'reopen'
  button: string
  busyText: string
  told: string
}

/** Does with the request what asks nothing but a note, where there is something to say. */
function Turn({ request, onClose, action, button, busyText, told }: TurnProps) {
  const { reference, version } = request
  const { call } = useOffice()
  const act = useRequestAct()
  return (
    <BrickForm
      group={maybeNoteFields}
      keptAs={unsentWord(reference, action)}
      button={button}
      variant={variantIn(request)}
      busyText={busyText}
      send={async ({ note }) => {
        const body = { version, note: givenText(note) }
        await act(() => call(actOnRequest, { params: { reference, action }, body }), told)
        onClose(true)
      }}
      beside={notNow(onClose)}
    />
  )
}

/** Opens the request again. */
function ReopenForm(props: ActFormProps) {
  return (
    <Turn
      {...props}
      action="reopen"
      button="Open weer"
      busyText="Openen…"
      told="De aanvraag staat weer open."
    />
  )
}

/** Marks the request as done where nothing can be written to its sender. */
function DoneForm(props: ActFormProps) {
  return <Turn {...props} action="done" {...endedSilently} />
}

/** Gives the request to a desk, and there to a colleague or to whoever is first. */
function GiveForm({ request, onClose }: ActFormProps) {
  const { reference, version, desk, owner } = request
  const { call, start } = useOffice()
  const act = useRequestAct()
  const { data, error, refetch } = useCall(requestChoices, {})
  if (error) return <Failure fault={error} onAgain={() => void refetch()} />
  if (!data) return <p className="muted">Een moment…</p>
  return (
    <BrickForm
      group={giveFields}
      keptAs={unsentWord(reference, 'assign')}
      initial={{ desk }}
      choices={giveChoices(data, owner?.id)}
      button="Geef de aanvraag"
      variant={variantIn(request)}
      busyText="Overdragen…"
      send={async (values) => {
        const [to, seesTo] = [givenText(values.to), String(values.desk)]
        const given = data.colleagues.find(({ id }) => id === to)?.name ?? start.desks[seesTo] ?? seesTo
        await act(
          () => call(assignRequest, { params: { reference }, body: { version, to, desk: seesTo } }),
          `Gegeven aan ${given}.`,
        )
        onClose(true)
      }}
      beside={notNow(onClose)}
    />
  )
}

const handOverFormOf = ({ handOverTo }: RequestWhole) => {
  if (handOverTo.length > 1) return handOverForms.choosing
  return handOverTo.some(({ bySite }) => bySite) ? handOverForms.eitherWay : handOverForms.byHand
}

/** Hands the request over to its partner: the site sends it, or whoever fills this in told the partner themselves. */
function HandOverForm({ request, onClose }: ActFormProps) {
  const { reference, version, handOverTo } = request
  const { call } = useOffice()
  const act = useRequestAct()
  const form = handOverFormOf(request)
  const isByHand = form === handOverForms.byHand
  return (
    <BrickForm
      group={form}
      keptAs={unsentWord(reference, 'hand-over')}
      choices={{ partner: handOverTo.map(({ partner, label }) => ({ value: partner, label })) }}
      button={isByHand ? 'Ik heb het zelf doorgegeven' : 'Geef door'}
      variant={variantIn(request)}
      busyText="Doorgeven…"
      send={async (values) => {
        const partner = givenText(values.partner) ?? handOverTo[0]?.partner ?? ''
        const label = handOverTo.find((one) => one.partner === partner)?.label ?? partner
        const way = values.way === 'site' ? 'site' : 'hand'
        const [number, note] = [givenText(values.partnerReference), givenText(values.note)]
        const body = { version, partner, way, partnerReference: number, note } as const
        await act(
          () => call(handOverRequest, { params: { reference }, body }),
          way === 'site' ? `Onderweg naar ${label}.` : `Doorgegeven aan ${label}.`,
        )
        onClose(true)
      }}
      beside={notNow(onClose)}
    >
      {isByHand && <p className="muted">Zeg het eerst tegen de partner. De site stuurt daarna niets meer.</p>}
    </BrickForm>
  )
}

const forms: { readonly [Act in RequestAct]?: typeof NoteForm } = {
  assign: GiveForm,
  done: DoneForm,
  'hand-over': HandOverForm,
  note: NoteForm,
  reopen: ReopenForm,
}

/**
 * The form of an act that asks something first and writes nothing to the sender; undefined for what asks nothing, and for what is
 * written in `messages`.
 */
export const formOf = (act: RequestAct, { isUnreachable }: RequestWhole): typeof NoteForm | undefined =>
  isReply(act) && !isUnreachable ? undefined : forms[act]
