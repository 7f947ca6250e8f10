import { textToChoose } from '../../core/fields/staff/reply-text.ts'
import { textOf } from '../../core/kernel/text-of.ts'
import {
  exampleValues,
  fillReply,
  type ReplyPlaceholder,
  replyPlaceholderNames,
  replyPlaceholders,
  unknownInWords,
} from '../../core/requests/reply-placeholders.ts'
import { BrickField } from '../../web/form/BrickField.tsx'
import { useForm } from '../../web/form/handle.ts'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'

const fieldOf = (id: string): HTMLTextAreaElement | undefined => {
  const element = document.getElementById(id)
  return element instanceof HTMLTextAreaElement ? element : undefined
}

/** The field of a text, with a button for each placeholder, which puts it in at the caret. */
export function PlaceholderText({ path }: { path: string }) {
  const form = useForm()
  const insert = (name: ReplyPlaceholder) => {
    const field = fieldOf(form.idOf(path))
    const text = textOf(form.now(path))
    const [from, until] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length]
    const placed = `{${name}}`
    form.set(path, `${text.slice(0, from)}${placed}${text.slice(until)}`)
    const caret = from + placed.length
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(caret, caret)
    })
  }
  return (
    <div className="stack">
      <BrickField path={path} brick={textToChoose} />
      <fieldset className="placeholder-chips" aria-label="Zet een invulwoord in de tekst">
        {replyPlaceholderNames.map((name) => (
          <button key={name} type="button" className="chip" onClick={() => insert(name)}>
            <OfficeIcon name="braces" size="s" />
            {name}
          </button>
        ))}
      </fieldset>
      <details>
        <summary>Wat staat er in plaats van een invulwoord?</summary>
        <dl className="facts-list">
          {replyPlaceholderNames.map((name) => (
            <div key={name} className="keys-row">
              <dt>{`{${name}}`}</dt>
              <dd>
                {replyPlaceholders[name].about}: ‘{replyPlaceholders[name].example}’
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

/** The text as its reader would get it, with an example for each placeholder. */
export function ReplyPreview({ text }: { text: string }) {
  const unknown = unknownInWords(text)
  return (
    <div className="stack">
      <h3>Zo leest de afzender het</h3>
      <p className="muted">Ingevuld met een voorbeeld.</p>
      {unknown !== undefined && <p className="reply-unknown">{unknown}</p>}
      <p className="reply-preview" dir="auto">
        {text === '' ? (
          <span className="muted">Nog niets geschreven.</span>
        ) : (
          fillReply(text, exampleValues).text
        )}
      </p>
    </div>
  )
}

/** The same of what is typed in the form around it. */
export function TypedPreview({ path }: { path: string }) {
  const form = useForm()
  return <ReplyPreview text={textOf(form.value(path))} />
}
