import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { FieldError, Hint, LabelText } from '../../web/ui/Field.tsx'
import { errorId, hintId } from '../../web/ui/wiring.ts'
import { Panel } from '../rich-text/Panel.tsx'
import type { useField } from './form-context.ts'
import { Later } from './Later.tsx'

interface GoalProps {
  field: ReturnType<typeof useField>
  /** What is chosen now; undefined while nothing is. */
  words: ReactNode
  /** A drawing of it, which stands before the words. */
  drawing?: ReactNode
  /** Draws what one chooses from, below the field, so that it covers nothing. */
  choose(done: () => void): ReactNode
}

/** What is chosen, with a button that opens something to choose from. */
export function Goal({ field: { form, id, question, spoken, set }, words, drawing, choose }: GoalProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { label, hint, error, optional } = question
  const isChosen = words !== undefined
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const told = [`${id}-goal`, hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return (
    <div className="field">
      <p className="field-label">
        <LabelText label={label} optional={optional} />
      </p>
      {hint && <Hint id={id}>{hint}</Hint>}
      <div className="goal" {...(error && { 'data-invalid': '' })}>
        {drawing}
        <p id={`${id}-goal`}>{isChosen ? words : <span className="muted">Nog niets gekozen</span>}</p>
        {!form.readOnly && (
          <Button
            id={id}
            ref={button}
            variant="quiet"
            aria-label={`${isChosen ? 'Verander' : 'Kies'}: ${spoken}`}
            aria-describedby={told}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isChosen ? 'Verander' : 'Kies'}
          </Button>
        )}
      </div>
      {isOpen && (
        <Panel label={spoken} onClose={close}>
          <Later>{choose(close)}</Later>
          <div className="buttons">
            {optional && isChosen && (
              <Button
                variant="quiet"
                onClick={() => {
                  set(undefined)
                  close()
                }}
              >
                Haal weg
              </Button>
            )}
            <Button variant="quiet" onClick={close}>
              Sluit
            </Button>
          </div>
        </Panel>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
