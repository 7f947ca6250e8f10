import { When } from '../../kit/When.tsx'
import type { ListedDocument } from './content-filters.ts'

/** Who wrote or published a document last, and when. A text of the project itself names nobody. */
export function WrittenBy({ document: { by, own, at } }: { document: ListedDocument }) {
  return (
    <>
      <When at={at} />
      {by !== null && <span className="muted"> {own ? 'jij' : <bdi>{by}</bdi>}</span>}
    </>
  )
}
