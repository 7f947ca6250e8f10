import { SignaturePad } from '../ui/SignaturePad.tsx'
import type { ControlProps } from './control.ts'

/** A signature, drawn with a finger or a mouse, or typed by whoever cannot draw. */
export default function SignatureField({ question, value, set, leave }: ControlProps) {
  return <SignaturePad {...question} isSet={typeof value === 'string'} onValue={set} onBlur={leave} />
}
