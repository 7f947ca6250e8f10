import { useRef, useState } from 'react'
import { listReplyTexts } from '../../../core/contract/reply-texts/reply-texts-calls.ts'
import { fillReply, missingInWords } from '../../../core/requests/reply-placeholders.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { OfficeIcon } from '../../kit/OfficeIcon.tsx'
import { inOneLine, nearestFirst, type ReplyText } from '../../reply-texts/fitting-texts.ts'
import { Panel } from '../../rich-text/Panel.tsx'
import { PickList } from '../../rich-text/PickList.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useCall } from '../../shell/use-call.ts'
import type { RequestWhole } from '../request-words.ts'
import { replyValues } from './reply-values.ts'

interface FittingProps {
  request: RequestWhole
  onPick(text: ReplyText): void
}

/** The texts that fit a request, to search in by typing. */
function Fitting({ request: { kind, desk }, onPick }: FittingProps) {
  const { data, error, refetch } = useCall(
    listReplyTexts,
    { query: { kind, desk: desk ?? undefined } },
    { onReturn: false },
  )
  if (error) return <Failure fault={error} onAgain={() => void refetch()} />
  if (!data) return <p className="muted">Een moment…</p>
  return (
    <PickList
      label="Zoek een tekst"
      options={nearestFirst(data.items, kind).map(({ id, title, text }) => ({
        id,
        title,
        more: inOneLine(text),
      }))}
      none="Er is geen tekst met deze woorden."
      onPick={(picked) => {
        const text = data.items.find(({ id }) => id === picked)
        if (text) onPick(text)
      }}
    />
  )
}

interface ChooseTextProps {
  request: RequestWhole
  /** Gets the text that was chosen, filled in for this request; placeholders without a value stand in it as they were. */
  onChoose(text: string): void
}

/**
 * The button that opens the texts to choose from, for the form of a message: search by typing, arrows and Enter, Escape closes. The
 * focus is on the button again when a text was chosen, for the form to take it from there.
 */
export function ChooseText({ request, onChoose }: ChooseTextProps) {
  const { me, start, may } = useOffice()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [told, setTold] = useState<string>()
  if (!may(listReplyTexts.name)) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const pick = ({ text: chosen }: ReplyText) => {
    const { text, missing } = fillReply(chosen, replyValues(request, me, start))
    close()
    setTold(missingInWords(missing))
    onChoose(text)
  }
  return (
    <div className="choose-text">
      <Button
        ref={button}
        variant="quiet"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <OfficeIcon name="text" size="s" />
        Kies een tekst…
      </Button>
      <p role="status" className="muted">
        {told}
      </p>
      {isOpen && (
        <Panel label="Kies een tekst" onClose={close}>
          <Fitting request={request} onPick={pick} />
        </Panel>
      )}
    </div>
  )
}
