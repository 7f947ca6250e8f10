import type { listCandidates } from '../../../core/contract/cancellation/cancellation-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { relabel } from '../../../core/fields/brick/brick.ts'
import { relationId } from '../../../core/fields/person/relation-id.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import { textOf } from '../../../core/kernel/text-of.ts'
import { BrickField } from '../../../web/form/BrickField.tsx'
import { useForm } from '../../../web/form/handle.ts'
import { type Column, DataTable } from '../../kit/DataTable.tsx'
import { Sign } from '../../kit/Sign.tsx'

export type Candidate = AnswerOf<typeof listCandidates>['items'][number]

/** The number of the member whose a cancellation is. */
export const memberNumber = relabel(relationId, {
  label: 'Lidnummer',
  hint: 'Kies een lid uit de lijst, of typ een lidnummer.',
})

/** Until when somebody is a member, by a sign and in words. */
function Membership({ lastDay, isRunning }: Pick<Candidate, 'lastDay' | 'isRunning'>) {
  if (lastDay === null) return <Sign icon="check">loopt door</Sign>
  const day = formatDay(lastDay, 'plain')
  return isRunning ? (
    <Sign icon="clock" tone="soon">
      stopt na {day}
    </Sign>
  ) : (
    <Sign icon="cross">gestopt na {day}</Sign>
  )
}

/** What the cancellation and the member have in common, and whether that is enough. */
function Alike({ alike, isClear }: Pick<Candidate, 'alike' | 'isClear'>) {
  return (
    <Sign icon={isClear ? 'check' : 'warning'} tone={isClear ? 'good' : 'soon'}>
      {alike.join(', ')}
      {isClear ? ': duidelijk' : ': vraag het na'}
    </Sign>
  )
}

interface MemberFieldProps {
  path: string
  /** Undefined where they could not be read: a number can be typed all the same. */
  candidates: readonly Candidate[] | undefined
}

/**
 * Chooses a member from those who are alike, or by a number that is typed. The number is the answer: a choice in the list writes
 * it, and a typed one that is in the list marks its row.
 */
export function MemberField({ path, candidates }: MemberFieldProps) {
  const form = useForm()
  const chosen = textOf(form.value(path))
  const columns: Column<Candidate>[] = [
    {
      id: 'who',
      label: 'Lid',
      isName: true,
      cell: ({ relationId: number, name }) => (
        <label className="member-choice">
          <input
            type="radio"
            name={`${form.idOf(path)}-list`}
            value={number}
            checked={chosen === number}
            onChange={() => form.set(path, number)}
          />
          {name ?? 'Naam onbekend'}
        </label>
      ),
    },
    {
      id: 'number',
      label: 'Lidnummer',
      cell: ({ relationId: number }) => <span translate="no">{number}</span>,
    },
    { id: 'membership', label: 'Lidmaatschap', cell: (one) => <Membership {...one} /> },
    { id: 'alike', label: 'Hetzelfde', cell: (one) => <Alike {...one} /> },
  ]
  return (
    <>
      {candidates && (
        <DataTable
          look="members"
          caption="Leden die op deze opzegging lijken, de meest waarschijnlijke eerst"
          columns={columns}
          rows={candidates}
          keyOf={({ relationId: number }) => number}
          empty={<p>Geen lid lijkt op deze opzegging. Weet je het lidnummer? Typ het hieronder.</p>}
        />
      )}
      <BrickField path={path} brick={memberNumber} />
    </>
  )
}
