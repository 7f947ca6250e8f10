import { oldInsurer } from '../../../../core/fields/insurance/insurance-cancellation.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { SearchField } from '../../../form/SearchField.tsx'

/** Finds the old insurer by a part of its name. */
export default function OldInsurer({ path }: { path: string }) {
  return <BrickField path={path} brick={oldInsurer} control={SearchField} />
}
