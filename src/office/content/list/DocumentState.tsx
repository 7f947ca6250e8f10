import { Sign } from '../../kit/Sign.tsx'
import type { ListedDocument } from './content-filters.ts'
import { stateInWords } from './content-words.ts'

/** How a document stands: its sign with its words. */
export function DocumentState({ document }: { document: Pick<ListedDocument, 'state' | 'number' | 'from'> }) {
  const { icon, words, tone } = stateInWords(document)
  return (
    <Sign icon={icon} tone={tone}>
      {words}
    </Sign>
  )
}
