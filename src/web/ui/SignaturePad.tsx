import { useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { FieldGroup } from './Field.tsx'
import { SignatureSheet, signHere } from './SignatureSheet.tsx'
import { type Question, wiring } from './wiring.ts'

export type SignaturePadProps = Question & {
  /** The current signature: a PNG as data URL. */
  value?: string | undefined
  emptyText: string
  onValue: (picture: string) => void
  onBlur?: () => void
}

/**
 * A signature field: a button that opens a modal to draw or type it, and a preview. The link of an error summary leads to the
 * button.
 */
export function SignaturePad({ value, emptyText, onValue, onBlur, ...question }: SignaturePadProps) {
  const [open, setOpen] = useState(false)
  const { id } = question
  const close = () => setOpen(false)
  const take = (picture: string) => {
    onValue(picture)
    close()
  }
  // a button may not have `aria-required`: the field's own error tells it
  const tied = wiring({ ...question, optional: true }, value && `${id}-set`)
  return (
    <FieldGroup question={question}>
      {value && (
        <div className="signature-set">
          <img className="signature-picture" src={value} alt="" />
          <p id={`${id}-set`}>Handtekening is gezet</p>
        </div>
      )}
      <div>
        <Button variant="secondary" id={id} {...tied} onBlur={onBlur} onClick={() => setOpen(true)}>
          {value ? 'Opnieuw zetten' : signHere}
        </Button>
      </div>
      {/* drawn also while it is closed, so that the browser gives the focus back on closing */}
      <Dialog title={signHere} open={open} onClose={close}>
        {open && <SignatureSheet id={id} emptyText={emptyText} onTake={take} onCancel={close} />}
      </Dialog>
    </FieldGroup>
  )
}
