import type { Place } from '../../core/content/part-defects.ts'
import { Button } from '../../web/ui/Button.tsx'
import { FieldError } from '../../web/ui/Field.tsx'
import { fieldIdOf } from './field-id.ts'
import { useFormOf } from './form-context.ts'

/** Most characters that are shown of a value that no control knows. */
const longestShown = 4000

interface UnknownFieldProps {
  at: Place
  label: string
  value: unknown
  /** Left out where it may not be taken out, such as an item that its list takes out. */
  mayRemove?: boolean
}

/** A value that the form has no control for. It is shown as it is stored, and stays unless somebody takes it out. */
export function UnknownField({ at, label, value, mayRemove = true }: UnknownFieldProps) {
  const form = useFormOf()
  const id = fieldIdOf(at)
  const error = form.faultAt(at)
  const text = JSON.stringify(value, undefined, 2) ?? ''
  return (
    <div className="field" id={id} tabIndex={-1}>
      <p className="field-label">
        <bdi>{label}</bdi>
      </p>
      <p className="field-hint">
        Hier staat iets dat dit formulier niet kent. Het blijft staan zoals het is.
      </p>
      <pre className="unknown-value">
        {text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}
      </pre>
      {error && <FieldError id={id}>{error}</FieldError>}
      {mayRemove && !form.readOnly && (
        <div className="buttons">
          <Button
            variant="quiet"
            icon="trash"
            aria-label={`Haal weg: ${label}`}
            onClick={() => form.change(at, () => undefined)}
          >
            Haal weg
          </Button>
        </div>
      )}
    </div>
  )
}
