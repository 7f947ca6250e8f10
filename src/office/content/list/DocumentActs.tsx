import { createDocument } from '../../../core/contract/content/content-calls.ts'
import { ActionMenu } from '../../kit/ActionMenu.tsx'
import { useOffice } from '../../shell/office-context.ts'
import type { ListedDocument } from './content-filters.ts'

interface DocumentActsProps {
  document: ListedDocument
  onDuplicate(document: ListedDocument): void
}

/** What may be done with a document of the list, beside opening it. */
export function DocumentActs({ document, onDuplicate }: DocumentActsProps) {
  const { may } = useOffice()
  if (!may(createDocument.name) || document.kind === 'settings') return null
  return (
    <ActionMenu
      label={`Meer met ${document.title}`}
      acts={[{ id: 'duplicate', label: 'Maak een kopie…', run: () => onDuplicate(document) }]}
    />
  )
}
