import { required } from '../../core/fields/brick/sentences.ts'
import { SignaturePad } from '../ui/SignaturePad.tsx'
import type { ControlProps } from './control.ts'

/** A signature, drawn with a finger or a mouse, or typed. */
export function SignatureField({ question, value, set, leave }: ControlProps) {
  const picture = typeof value === 'string' ? value : undefined
  return <SignaturePad {...question} value={picture} emptyText={required} onValue={set} onBlur={leave} />
}
