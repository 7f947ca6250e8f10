import { Notice } from '../ui/Notice.tsx'
import { useTold } from './told.ts'

/** The notice that money was received which does not pay the order. */
export default function Troubled() {
  const note = useTold()?.note
  return note ? (
    <Notice tone="warn" role="status">
      <p>{note}</p>
    </Notice>
  ) : null
}
