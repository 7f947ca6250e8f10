import { useId } from 'react'
import { FieldError } from '../../../web/ui/Field.tsx'
import { errorId } from '../../../web/ui/wiring.ts'
import { Segments } from '../../kit/Segments.tsx'
import type { Reader } from './ask-drawing.ts'
import { isDay, type Look } from './looks.ts'
import { widths } from './scale.ts'

const readers: readonly { word: Reader; label: string }[] = [
  { word: 'visitor', label: 'Bezoeker' },
  { word: 'person', label: 'Met account' },
  { word: 'member', label: 'Lid' },
]
const schemes: readonly { word: Look['scheme']; label: string }[] = [
  { word: 'light', label: 'Licht' },
  { word: 'dark', label: 'Donker' },
]
const devices: Readonly<Record<Look['width'], string>> = { 320: 'Telefoon', 768: 'Tablet', 1280: 'Laptop' }
const widthOptions = widths.map((width) => ({ word: String(width), label: `${devices[width]} ${width}` }))

interface PreviewLooksProps {
  look: Look
  onLook(next: Look): void
}

/** How the page of a preview is looked at: by whom, on which day, how wide, in which colours. */
export function PreviewLooks({ look, onLook }: PreviewLooksProps) {
  const id = useId()
  const isWrong = !isDay(look.day)
  return (
    <div className="preview-looks">
      <Segments
        label="Wie kijkt er?"
        options={readers}
        value={look.as}
        onChoose={(as) => onLook({ ...look, as })}
      />
      <Segments
        label="Kleuren"
        options={schemes}
        value={look.scheme}
        onChoose={(scheme) => onLook({ ...look, scheme })}
      />
      <div className="preview-day">
        <label htmlFor={id}>Op welke dag?</label>
        <input
          id={id}
          type="date"
          className="input"
          min="2000-01-01"
          max="2099-12-31"
          value={look.day}
          onChange={({ target }) => onLook({ ...look, day: target.value })}
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': errorId(id) })}
        />
      </div>
      <Segments
        label="Breedte in pixels"
        options={widthOptions}
        value={String(look.width)}
        onChoose={(word) => onLook({ ...look, width: widths.find((one) => String(one) === word) ?? 768 })}
      />
      {isWrong && <FieldError id={id}>Deze dag klopt niet. Je ziet de pagina van vandaag.</FieldError>}
    </div>
  )
}
