import { Notice } from '../ui/Notice.tsx'
import { useTold } from './told.ts'

/** Money came in that pays nothing. */
export default function Troubled() {
  const note = useTold()?.note
  return note ? (
    <Notice tone="warn" role="status">
      <p>{note}</p>
    </Notice>
  ) : null
}
