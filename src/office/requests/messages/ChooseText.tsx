import { useRef, useState } from 'react'
import { listReplyTexts } from '../../../core/contract/reply-texts/reply-texts-calls.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { OfficeIcon } from '../../kit/OfficeIcon.tsx'
import { inOneLine, nearestFirst, type ReplyText } from '../../reply-texts/fitting-texts.ts'
import { Panel } from '../../rich-text/Panel.tsx'
import { PickList } from '../../rich-text/PickList.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useCall } from '../../shell/use-call.ts'

interface FittingProps {
  /** The kind of request and the key of the desk that a text has to fit; any where it is left out. */
  kind: string | undefined
  desk: string | undefined
  onPick(text: ReplyText): void
}

/** The texts that fit, to search in by typing. */
function Fitting({ kind, desk, onPick }: FittingProps) {
  const { data, error, refetch } = useCall(listReplyTexts, { query: { kind, desk } }, { onReturn: false })
  if (error) return <Failure fault={error} onAgain={() => void refetch()} />
  if (!data) return <p className="muted">Een moment…</p>
  return (
    <PickList
      label="Zoek een tekst"
      options={nearestFirst(data.items, kind ?? '').map(({ id, title, text }) => ({
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

interface ChooseTextProps extends Pick<FittingProps, 'kind' | 'desk'> {
  /** Gets the text that was chosen, with its placeholders; answers what is told of it. */
  onChoose(text: string): string | undefined
}

/**
 * The button that opens the texts to choose from, for the form of a message: search by typing, arrows and Enter, Escape closes. The
 * focus is on the button again when a text was chosen, for the form to take it from there.
 */
export function ChooseText({ kind, desk, onChoose }: ChooseTextProps) {
  const { may } = useOffice()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [told, setTold] = useState<string>()
  if (!may(listReplyTexts.name)) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const pick = ({ text }: ReplyText) => {
    close()
    setTold(onChoose(text))
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
          <Fitting kind={kind} desk={desk} onPick={pick} />
        </Panel>
      )}
    </div>
  )
}
