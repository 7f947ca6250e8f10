import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { FieldError, Hint, LabelText } from '../../web/ui/Field.tsx'
import { errorId, hintId } from '../../web/ui/wiring.ts'
import { Panel } from '../rich-text/Panel.tsx'
import type { NameNode } from './field-tree.ts'
import { type FieldProps, shownText, useField } from './form-context.ts'

interface DrawingProps extends FieldProps<NameNode> {
  /** The drawings by their names in documents, each with its words. */
  names: Readonly<Record<string, string>>
  draw(name: string): ReactNode
}

/** A drawing: the one that is chosen, and all of them once somebody wants another. */
export function DrawingField({ names, draw, ...props }: DrawingProps) {
  const { form, id, question, set } = useField(props)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { label, hint, error, optional } = question
  const value = shownText(props.value)
  const isKnown = Object.hasOwn(names, value)
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
        {isKnown && <span className="drawing-shown">{draw(value)}</span>}
        <p id={`${id}-goal`}>
          {isKnown && names[value]}
          {!isKnown && value === '' && <span className="muted">Nog niets gekozen</span>}
          {!isKnown && value !== '' && <bdi>{value} (deze tekening is er niet)</bdi>}
        </p>
        {!form.readOnly && (
          <Button
            id={id}
            ref={button}
            variant="quiet"
            aria-label={`${value === '' ? 'Kies' : 'Verander'}: ${label}`}
            aria-describedby={told}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {value === '' ? 'Kies' : 'Verander'}
          </Button>
        )}
      </div>
      {isOpen && (
        <Panel label={label} onClose={close}>
          <div className="drawings">
            {Object.entries(names).map(([name, word]) => (
              <label key={name} className="drawing">
                <input type="radio" name={id} checked={name === value} onChange={() => set(name)} />
                <span className="drawing-shown">{draw(name)}</span>
                <span>{word}</span>
              </label>
            ))}
          </div>
          <div className="buttons">
            {optional && value !== '' && (
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
