import { type Option, Row, rowId } from './Choices.tsx'
import { classes } from './classes.ts'
import { FieldGroup } from './Field.tsx'
import { errorId, type Question } from './wiring.ts'

export type CheckboxGroupProps = Question & {
  name?: string
  options: readonly Option[]
  value: readonly string[]
  onValue?: (value: string[]) => void
  onBlur?: () => void
  inline?: boolean
}

/** A question with several answers, as checkboxes. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { id, name = id, options, value, onValue, onBlur, inline, error } = props
  const toggle = (one: string) =>
    value.includes(one) ? value.filter((other) => other !== one) : [...value, one]
  return (
    <FieldGroup question={props}>
      <div className={classes('choices', inline && 'choices-inline')}>
        {options.map((option, at) => (
          <Row
            key={option.value}
            id={rowId(id, at)}
            type="checkbox"
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            checked={value.includes(option.value)}
            onChange={() => onValue?.(toggle(option.value))}
            onBlur={onBlur}
            {...(error && { 'aria-invalid': true, 'aria-describedby': errorId(id) })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
