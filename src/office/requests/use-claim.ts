import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { claimRequest, listRequests, readRequest } from '../../core/contract/requests/requests-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useReread } from '../shell/use-call.ts'
import type { ListAnswer } from './request-filters.ts'
import type { ListedRequest } from './request-words.ts'

/**
 * Marks what was read of lists as old: the next time that one is opened it is read anew, and the one that shows stays as it is, so
 * that no row moves below somebody's hand.
 */
export const useAgeLists = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [listRequests.name], refetchType: 'none' })
}

/**
 * Takes a request from a list. Its row stays where it is, with the house front of who took it. A second press while it is being
 * taken does nothing: it would be told that somebody else was first.
 */
export const useClaim = () => {
  const { call, me } = useOffice()
  const client = useQueryClient()
  const ageLists = useAgeLists()
  const reread = useReread()
  const tell = useToast()
  const underway = useRef(new Set<string>())
  const take = ({ reference }: ListedRequest, version: number) =>
    client.setQueriesData<ListAnswer>({ queryKey: [listRequests.name] }, (list) =>
      list === undefined
        ? list
        : {
            ...list,
            items: list.items.map((one) =>
              one.reference === reference ? { ...one, owner: { id: me.id, name: me.name }, version } : one,
            ),
          },
    )
  return async (row: ListedRequest): Promise<void> => {
    const { reference, owner, open, version } = row
    if (!open) return tell('Deze aanvraag is al klaar.')
    if (owner) return tell(owner.id === me.id ? 'Deze is al van jou.' : `${owner.name} heeft deze al.`)
    if (underway.current.has(reference)) return
    underway.current.add(reference)
    try {
      const answer = await call(claimRequest, { params: { reference }, body: { version } })
      take(row, answer.version)
      tell(`Van jou: ${reference}.`)
      await ageLists()
      await reread(readRequest)
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      tell(thrown.message)
      // somebody was first, or it is gone: the list as it stands now says which
      if (thrown.status === 409 || thrown.status === 404) await reread(listRequests)
    } finally {
      underway.current.delete(reference)
    }
  }
}
