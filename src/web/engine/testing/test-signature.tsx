import { signature } from '../../../core/fields/files/signature.ts'
import { BrickField } from '../../form/BrickField.tsx'
import { SignatureField } from '../../form/SignatureField.tsx'

/** The signature of the trial with a list. */
export default function TestSignature({ path }: { path: string }) {
  return <BrickField path={path} brick={signature} control={SignatureField} />
}
