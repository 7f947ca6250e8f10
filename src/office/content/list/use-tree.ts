import { useQuery } from '@tanstack/react-query'
import { listDocuments } from '../../../core/contract/content/content-calls.ts'
import type { Fault } from '../../../core/kernel/fault.ts'
import { useOffice } from '../../shell/office-context.ts'
import { type ContentAddress, type ListedDocument, treeQueryOf } from './content-filters.ts'

/** Most answers that make a tree: of more documents only the first are in it. */
const mostAnswers = 20

/** Every document of an address, for the tree. It is read anew with the list. */
export const useTree = (address: ContentAddress, isShown: boolean) => {
  const office = useOffice()
  return useQuery<readonly ListedDocument[], Fault>({
    queryKey: [listDocuments.name, 'tree', treeQueryOf(address, undefined)],
    enabled: isShown,
    queryFn: async () => {
      const found: ListedDocument[] = []
      let after: string | undefined
      for (let count = 0; count < mostAnswers; count++) {
        const { items, next } = await office.call(listDocuments, { query: treeQueryOf(address, after) })
        found.push(...items)
        if (next === null) break
        after = next
      }
      return found
    },
  })
}
