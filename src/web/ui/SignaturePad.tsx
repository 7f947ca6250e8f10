import { useEffect, useRef, useState } from 'react'
import Pad from 'signature_pad'
import { Button } from './Button.tsx'
import { FieldGroup } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import type { Question } from './wiring.ts'

export type SignaturePadProps = Question & {
  /** Whether there is a signature: it is never shown again from what was kept. */
  isSet: boolean
  /** A PNG as data URL; undefined once it is wiped. */
  onValue: (picture: string | undefined) => void
  onBlur?: () => void
}

/** Pixels of the picture that travels, whatever the size on the screen. */
const [width, height] = [900, 300]

/** A name in handwriting on paper of the same size, for whoever types it. */
const written = (name: string): string | undefined => {
  const paper = document.createElement('canvas')
  Object.assign(paper, { width, height })
  const pen = paper.getContext('2d')
  if (!pen || name.trim() === '') return undefined
  pen.font = 'italic 96px "Snell Roundhand", "Segoe Script", cursive'
  pen.textBaseline = 'middle'
  pen.fillText(name.trim(), 40, height / 2, width - 80)
  return paper.toDataURL('image/png')
}

/** Draws on a canvas of its own size; a new stroke ends in a picture. */
function useDrawing(onValue: SignaturePadProps['onValue']) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad>(undefined)
  const told = useRef(onValue)
  told.current = onValue
  useEffect(() => {
    if (!canvas.current) return
    const own = new Pad(canvas.current)
    pad.current = own
    own.addEventListener('endStroke', () => told.current(own.toDataURL('image/png')))
    return () => own.off()
  }, [])
  return { canvas, wipe: () => pad.current?.clear() }
}

/** A signature: drawn on a line, or typed. The last of the two counts. */
export function SignaturePad(props: SignaturePadProps) {
  const { isSet, onValue, onBlur, ...question } = props
  const { canvas, wipe } = useDrawing(onValue)
  const [name, setName] = useState('')
  const type = (text: string) => {
    wipe()
    setName(text)
    onValue(written(text))
  }
  return (
    <FieldGroup question={question}>
      <canvas
        ref={canvas}
        className="signature-paper"
        width={width}
        height={height}
        role="img"
        aria-label={isSet ? 'Handtekening is gezet' : 'Nog geen handtekening'}
      />
      <div className="signature-ways">
        <TextInput
          id={question.id}
          label="Of typ je naam"
          value={name}
          onValue={type}
          onBlur={onBlur}
          maxLength={60}
          autoComplete="name"
          optional="one-of"
        />
        <Button variant="quiet" icon="trash" onClick={() => type('')}>
          Wissen
        </Button>
      </div>
    </FieldGroup>
  )
}
