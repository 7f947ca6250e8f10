import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import Pad from 'signature_pad'
import { Button } from './Button.tsx'
import { FieldError } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import { errorId } from './wiring.ts'

type SignatureSheetProps = {
  id: string
  emptyText: string
  /** Called with the signature: a PNG as data URL, of 900 by 300 pixels. */
  onTake: (picture: string) => void
  onCancel: () => void
}

/** Title of the modal, and text of the button that opens it. */
export const signHere = 'Zet je handtekening'

/** Pixels of the signature's picture, whatever its size on the screen. */
const [width, height] = [900, 300]

/** Empties the canvas and writes a name in handwriting on it; '' leaves it empty. */
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
 * The canvas, with the pixels of the picture but drawn on in pixels of the screen: lines are sharp on any screen, and strokes
 * stay where they are when a phone is turned.
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

/** The signature that is drawn or typed; the last of the two counts. */
function useSigning(onTake: SignatureSheetProps['onTake']) {
  const [name, setName] = useState('')
  const [missing, setMissing] = useState(false)
  const { canvas, pad } = usePaper(() => {
    // not `clear()`: the pad would forget the stroke that begins here
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

/** The content of the modal: a canvas for finger, pen or mouse, a field to type the name, and the buttons. */
export function SignatureSheet({ id, emptyText, onTake, onCancel }: SignatureSheetProps) {
  const { canvas, name, missing, type, take } = useSigning(onTake)
  // Enter would submit the form around it
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
