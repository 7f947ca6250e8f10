import { useId } from 'react'
import { formFor } from '../../core/content/roof-check.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Hint } from '../ui/Field.tsx'
import { Section } from '../ui/Page.tsx'
import { RoofPicture } from '../ui/pictures/Roofs.tsx'
import { hintId } from '../ui/wiring.ts'
import type { BlockProps } from './frame.ts'

/** A choice of roofs. The text of each roof appears by styles alone once the roof is chosen, so the block needs no script. */
export function RoofCheck({ block }: BlockProps<'roof_check'>) {
  const { anchor, title, question, hint, roofs, form } = block
  const id = `dak${useId()}`
  return (
    <Section id={anchor} title={title}>
      <fieldset className="field" aria-describedby={hint ? hintId(id) : undefined}>
        <legend className="field-label">{question}</legend>
        {hint && <Hint id={id}>{hint}</Hint>}
        <div className="roofs">
          {roofs.map(({ key, name, text, drawing, look }) => [
            <div className="choice roof" key={key}>
              <input type="radio" name={id} id={`${id}-${key}`} aria-describedby={`${id}-${key}-hint`} />
              <label htmlFor={`${id}-${key}`}>{name}</label>
              <span className="choice-hint" id={`${id}-${key}-hint`}>
                {text}
              </span>
              <RoofPicture shape={drawing} />
            </div>,
            <div className="roof-more" key={`${key}-more`}>
              <h3>{name}: let hierop</h3>
              <ul>
                {look.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              {form.note && <p>{form.note}</p>}
              <p>
                <ButtonLink href={formFor(form.href, key)} iconAfter="arrow">
                  {form.label}
                </ButtonLink>
              </p>
            </div>,
          ])}
        </div>
      </fieldset>
    </Section>
  )
}
