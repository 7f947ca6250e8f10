import { type ReactNode, useState } from 'react'
import { optional } from '../../core/fields/brick/brick.ts'
import { group } from '../../core/fields/brick/group.ts'
import { replyDesk, replyKinds, replyTitle, textToChoose } from '../../core/fields/staff/reply-text.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { forgetUnsent } from '../kit/unsent.ts'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import type { ReplyText, ReplyTexts } from './fitting-texts.ts'
import { KindsField } from './KindsField.tsx'
import { PlaceholderText, TypedPreview } from './PlaceholderText.tsx'
import { whoChanged } from './TextHistory.tsx'
import { useReplyTextActs } from './use-reply-texts.ts'

const ofAnyDesk = group({
  title: replyTitle,
  desk: optional(replyDesk),
  kinds: optional(replyKinds),
  text: textToChoose,
})
const ofOwnDesk = group({
  title: replyTitle,
  desk: replyDesk,
  kinds: optional(replyKinds),
  text: textToChoose,
})

interface NewerProps {
  newer: ReplyText
  /** Goes on with what is typed, over the newer text. */
  onKeep(): void
  /** Takes the newer text in the place of what is typed. */
  onTake(): void
}

/** Said while somebody writes on a text that a colleague changed meanwhile: both texts, and a choice. */
function Newer({ newer: { changedBy, changedAt, title, text }, onKeep, onTake }: NewerProps) {
  return (
    <Notice
      tone="warn"
      role="status"
      title="Een collega was eerder"
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            Ga door met mijn tekst
          </Button>
          <Button variant="quiet" onClick={onTake}>
            Neem die tekst over
          </Button>
        </>
      }
    >
      <p>
        {whoChanged(changedBy)} veranderde deze tekst, <When at={changedAt} />. Wat jij typte, staat er nog.
      </p>
      <details>
        <summary>Bekijk die tekst</summary>
        <p>{title}</p>
        <p className="reply-preview" dir="auto">
          {text}
        </p>
      </details>
    </Notice>
  )
}

interface TextFormProps {
  /** The text as it stands now; undefined for a new one. */
  text: ReplyText | undefined
  isRemoved: boolean
  choices: Pick<ReplyTexts, 'desks' | 'kinds' | 'forAll'>
  /** Called with the id of what was saved. */
  onSaved(id: string): void
  /** Beside the button: ways out. */
  beside: ReactNode
}

/** The form of one text to choose from. A text that a colleague changed meanwhile is shown beside what is typed. */
export function TextForm({ text, isRemoved, choices, onSaved, beside }: TextFormProps) {
  const { start } = useOffice()
  const { save } = useReplyTextActs()
  const [seen, setSeen] = useState(text?.version ?? 0)
  const [begun, setBegun] = useState({ from: text, count: 0 })
  const keptAs = `tekst ${text?.id ?? 'nieuw'}`
  const isNewer = text !== undefined && text.version > seen
  const take = () => {
    forgetUnsent(keptAs)
    setSeen(text?.version ?? 0)
    setBegun(({ count }) => ({ from: text, count: count + 1 }))
  }
  const { from } = begun
  const [onlyDesk, ...moreDesks] = choices.desks
  const firstDesk = choices.forAll || moreDesks.length > 0 ? undefined : onlyDesk
  return (
    <>
      {isNewer && <Newer newer={text} onKeep={() => setSeen(text.version)} onTake={take} />}
      <BrickForm
        key={begun.count}
        group={choices.forAll ? ofAnyDesk : ofOwnDesk}
        keptAs={keptAs}
        initial={{
          title: from?.title,
          desk: from ? (from.desk ?? undefined) : firstDesk,
          kinds: from?.kinds,
          text: from?.text,
        }}
        choices={{
          desk: choices.desks.map((desk) => ({ value: desk, label: start.desks[desk] ?? desk })),
          kinds: choices.kinds.map(({ kind, words }) => ({ value: kind, label: words })),
        }}
        draws={{ kinds: <KindsField path="kinds" />, text: <PlaceholderText path="text" /> }}
        button={isRemoved ? 'Zet terug' : 'Bewaar'}
        busyText="Even bewaren"
        send={async (values) => {
          const { title, desk, kinds, text: typed } = values
          const body = {
            ...(text && { id: text.id, version: seen }),
            title: String(title),
            desk: typeof desk === 'string' ? desk : undefined,
            kinds: Array.isArray(kinds) ? kinds.map(String) : undefined,
            text: String(typed),
          }
          const { id } = await save(body, setSeen)
          onSaved(id)
        }}
        beside={beside}
      >
        <TypedPreview path="text" />
      </BrickForm>
    </>
  )
}
