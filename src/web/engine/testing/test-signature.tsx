import { signature } from '../../../core/fields/files/signature.ts'
import { BrickField } from '../../form/BrickField.tsx'
import { SignatureField } from '../../form/SignatureField.tsx'

/** Draws the signature of the trial funnel with a list. */
export default function TestSignature({ path }: { path: string }) {
  return <BrickField path={path} brick={signature} control={SignatureField} />
}
