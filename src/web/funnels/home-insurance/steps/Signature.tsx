import { signature } from '../../../../core/fields/files/signature.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { SignatureField } from '../../../form/SignatureField.tsx'

/** The signature below the letter that cancels. */
export default function Signature({ path }: { path: string }) {
  return <BrickField path={path} brick={signature} control={SignatureField} />
}
