import type { ReactNode } from 'react'
import type { NameNode } from './field-tree.ts'
import { type FieldProps, shownText, useField } from './form-context.ts'
import { Goal } from './Goal.tsx'

interface DrawingProps extends FieldProps<NameNode> {
  /** The drawings by their names in documents, each with its words. */
  names: Readonly<Record<string, string>>
  draw(name: string): ReactNode
}

/** A drawing: the one that is chosen, and all of them once somebody wants another. */
export function DrawingField({ names, draw, ...props }: DrawingProps) {
  const field = useField(props)
  const value = shownText(props.value)
  const isKnown = Object.hasOwn(names, value)
  const unknown = value === '' ? undefined : <bdi>{value} (deze tekening is er niet)</bdi>
  return (
    <Goal
      field={field}
      words={isKnown ? names[value] : unknown}
      drawing={isKnown && <span className="drawing-shown">{draw(value)}</span>}
      choose={() => (
        <div className="drawings">
          {Object.entries(names).map(([name, word]) => (
            <label key={name} className="drawing">
              <input type="radio" name={field.id} checked={name === value} onChange={() => field.set(name)} />
              <span className="drawing-shown">{draw(name)}</span>
              <span>{word}</span>
            </label>
          ))}
        </div>
      )}
    />
  )
}
