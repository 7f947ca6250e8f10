import { signature } from '../../../../core/fields/files/signature.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { SignatureField } from '../../../form/SignatureField.tsx'

/** The signature for the cancellation letter. */
export default function Signature({ path }: { path: string }) {
  return <BrickField path={path} brick={signature} control={SignatureField} />
}
