import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import Pad from 'signature_pad'
import { Button } from './Button.tsx'
import { FieldError } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import { errorId } from './wiring.ts'

type SignatureSheetProps = {
  /** Of the field that it is for. */
  id: string
  /** Said where nothing was drawn or typed. */
  emptyText: string
  /** A PNG as data URL, of 900 by 300 pixels. */
  onTake: (picture: string) => void
  onCancel: () => void
}

/** Title of the modal, and of the button that opens it. */
export const signHere = 'Zet je handtekening'

/** Pixels of the picture that travels, whatever its size on the screen. */
const [width, height] = [900, 300]

/** The canvas with nothing but a name in handwriting, or empty. */
const write = (canvas: HTMLCanvasElement, name: string) => {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.save()
  pen.resetTransform()
  pen.clearRect(0, 0, width, height)
  pen.font = 'italic 96px "Snell Roundhand", "Segoe Script", cursive'
  pen.textBaseline = 'middle'
  pen.fillStyle = 'black'
  pen.fillText(name, 40, height / 2, width - 80)
  pen.restore()
}

/**
 * A canvas with as many pixels as the picture, drawn on in pixels of the screen: dense on any screen, and strokes stay
 * where they are when a phone is turned.
 */
function usePaper(onStroke: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad>(undefined)
  const told = useRef(onStroke)
  told.current = onStroke
  useEffect(() => {
    const paper = canvas.current
    if (!paper) return
    const own = new Pad(paper)
    pad.current = own
    own.addEventListener('beginStroke', () => told.current())
    const sizes = new ResizeObserver(() => {
      const scale = width / (paper.clientWidth || width)
      paper.getContext('2d')?.setTransform(scale, 0, 0, scale, 0, 0)
    })
    sizes.observe(paper)
    return () => {
      sizes.disconnect()
      own.off()
    }
  }, [])
  return { canvas, pad }
}

/** What is drawn or typed so far; the last of the two counts. */
function useSigning(onTake: SignatureSheetProps['onTake']) {
  const [name, setName] = useState('')
  const [missing, setMissing] = useState(false)
  const { canvas, pad } = usePaper(() => {
    // the pad would forget the stroke that begins here if it were told to clear
    if (name && canvas.current) write(canvas.current, '')
    setName('')
    setMissing(false)
  })
  const type = (text: string) => {
    pad.current?.clear()
    if (canvas.current) write(canvas.current, text.trim())
    setName(text)
    setMissing(false)
  }
  const take = () => {
    const empty = pad.current?.isEmpty() && !name.trim()
    if (empty || !canvas.current) setMissing(true)
    else onTake(canvas.current.toDataURL('image/png'))
  }
  return { canvas, name, missing, type, take }
}

/** Inside the modal: a canvas for finger, pen or mouse, a field for whoever types their name, and the ways on. */
export function SignatureSheet({ id, emptyText, onTake, onCancel }: SignatureSheetProps) {
  const { canvas, name, missing, type, take } = useSigning(onTake)
  // the form around it would be sent
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  return (
    <div className="signature">
      <div className="field">
        <p className="field-label" id={`${id}-draw`}>
          Teken hier je handtekening
        </p>
        <canvas
          ref={canvas}
          className="signature-paper"
          width={width}
          height={height}
          role="img"
          aria-labelledby={`${id}-draw`}
          aria-describedby={missing ? errorId(`${id}-paper`) : undefined}
          data-invalid={missing ? '' : undefined}
        />
        <div role="alert">{missing && <FieldError id={`${id}-paper`}>{emptyText}</FieldError>}</div>
      </div>
      <TextInput
        id={`${id}-name`}
        label="Of typ je naam"
        value={name}
        onValue={type}
        onKeyDown={takeOnEnter}
        maxLength={60}
        autoComplete="name"
        optional="one-of"
      />
      <div className="dialog-actions">
        <Button variant="quiet" icon="trash" onClick={() => type('')}>
          Opnieuw
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Annuleren
        </Button>
        <Button onClick={take}>Deze gebruiken</Button>
      </div>
    </div>
  )
}
