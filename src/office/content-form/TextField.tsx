import { lazy, useRef, useState } from 'react'
import { fill, placeholder } from '../../core/content/fill.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Field } from '../../web/ui/Field.tsx'
import { roomLeft } from '../../web/ui/TextArea.tsx'
import { wiring } from '../../web/ui/wiring.ts'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import type { Values } from '../rich-text/judge-href.ts'
import type { TextNode } from './field-tree.ts'
import { type FieldProps, shownText, useField } from './form-context.ts'
import { Later } from './Later.tsx'

const PlaceholderPanel = lazy(async () => ({
  default: (await import('../rich-text/PlaceholderPanel.tsx')).PlaceholderPanel,
}))

/** What a text says today, with its placeholders filled in; undefined where it has none. */
export const saidToday = (text: string, values: Values): string | undefined => {
  const found = [...text.matchAll(placeholder)]
  if (found.length === 0) return undefined
  const lost = found.filter(([, name = '']) => !values.has(name)).map(([whole]) => whole)
  if (lost.length > 0)
    return `${lost.join(' en ')} ${lost.length === 1 ? 'bestaat' : 'bestaan'} niet. Kies iets anders.`
  return `Vandaag staat hier: ${fill(text, values)}`
}

/** A text without mark-up, on one line or several. A placeholder can be put in where the caret stands. */
export function TextField(props: FieldProps<TextNode>) {
  const { node, value } = props
  const { form, id, question, spoken, setText } = useField(props)
  const { part, readOnly, values, labels } = form
  const [isOpen, setOpen] = useState(false)
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const text = shownText(value)
  const mayInsert = !readOnly && node.isStrict === undefined && part !== 'settings'
  const today = node.isStrict === undefined ? saidToday(text, values) : undefined
  const counter = node.type === 'text' && node.most !== undefined ? `${id}-count` : undefined
  const told = today === undefined ? undefined : `${id}-today`

  const insert = (name: string) => {
    const [from, to] = [control.current?.selectionStart, control.current?.selectionEnd]
    const at = from ?? text.length
    const word = `{${name}}`
    setText(text.slice(0, at) + word + text.slice(to ?? at))
    setOpen(false)
    requestAnimationFrame(() => {
      control.current?.focus()
      control.current?.setSelectionRange(at + word.length, at + word.length)
    })
  }
  const close = () => {
    setOpen(false)
    control.current?.focus()
  }
  const shared = {
    id,
    ref: control,
    value: text,
    readOnly,
    className: 'input',
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    ...wiring(question, counter, told),
  }
  const foot = (mayInsert || counter) && (
    <span className="text-foot">
      {counter && node.most !== undefined && (
        <span className="counter" id={counter} data-over={text.length > node.most ? '' : undefined}>
          {roomLeft(text.length, node.most)}
        </span>
      )}
      {mayInsert && (
        <Button
          variant="quiet"
          icon={<OfficeIcon name="braces" size="s" />}
          aria-label={`Invulwoord in ${spoken}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Invulwoord
        </Button>
      )}
    </span>
  )
  return (
    <div className="text-field">
      <Field question={question} foot={foot}>
        {node.type === 'line' ? <input type="text" {...shared} /> : <textarea rows={2} {...shared} />}
      </Field>
      {isOpen && (
        <Later>
          <PlaceholderPanel values={values} labels={labels} onPick={insert} onClose={close} />
        </Later>
      )}
      {told && (
        <p className="muted" id={told}>
          {today}
        </p>
      )}
    </div>
  )
}
