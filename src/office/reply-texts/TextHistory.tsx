import { useState } from 'react'
import { replyTextHistory } from '../../core/contract/reply-texts/reply-texts-calls.ts'
import { Failure } from '../kit/Failure.tsx'
import { When } from '../kit/When.tsx'
import { useCall } from '../shell/use-call.ts'

/** Who changed a text, by name; nobody's is one that came with the site, or whose account is gone. */
export const whoChanged = (name: string | null): string => name ?? 'de site, of wie hier niet meer werkt'

function Versions({ id }: { id: string }) {
  const { data, error, refetch } = useCall(replyTextHistory, { params: { id } }, { onReturn: false })
  if (error) return <Failure fault={error} onAgain={() => void refetch()} />
  if (!data) return <p className="muted">Een moment…</p>
  return (
    <ol className="reply-versions">
      {data.items.map(({ version, changedBy, changedAt, removed, title, text }) => (
        <li key={version}>
          <p>
            <strong>Versie {version}</strong>
            {removed && ', weggehaald'}: {whoChanged(changedBy)}, <When at={changedAt} />
          </p>
          <p className="muted">{title}</p>
          <p className="reply-preview" dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** What a text was before, with who changed it; it is read once somebody opens it. */
export function TextHistory({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Eerdere versies</summary>
      {isOpen && <Versions id={id} />}
    </details>
  )
}
