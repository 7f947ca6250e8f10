import { FieldError, Hint, LabelText } from '../../web/ui/Field.tsx'
import { errorId, hintId } from '../../web/ui/wiring.ts'
import RichTextField from '../rich-text/RichTextField.tsx'
import { fieldIdOf } from './field-id.ts'
import type { NameNode } from './field-tree.ts'
import { type FieldProps, useField } from './form-context.ts'
import { isObject } from './part-values.ts'

/** Text with mark-up. What it takes to write in it is fetched when somebody opens it. */
export function RichField(props: FieldProps<NameNode>) {
  const { at, value, optional } = props
  const { form, id, question, spoken } = useField(props)
  const { label, hint } = question
  const error = question.error ?? form.faultAt([...at, 'html'])
  const html = isObject(value) && typeof value.html === 'string' ? value.html : ''
  const told = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return (
    <div className="field" id={id} tabIndex={-1}>
      <p className="field-label">
        <LabelText label={label} optional={optional} />
      </p>
      {hint && <Hint id={id}>{hint}</Hint>}
      <RichTextField
        id={fieldIdOf([...at, 'html'])}
        label={spoken}
        value={html}
        onChange={(next) =>
          form.change(at, (text) =>
            next === '' && optional ? undefined : { ...(isObject(text) && text), html: next },
          )
        }
        values={form.values}
        labels={form.labels}
        links={form.links}
        {...(told && { describedBy: told })}
        invalid={error !== undefined}
        readOnly={form.readOnly}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
