import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { readPile } from '../../core/contract/pile/pile-calls.ts'
import { claimRequest, listRequests, readRequest } from '../../core/contract/requests/requests-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useReread } from '../shell/use-call.ts'
import type { ListedRequest } from './request-words.ts'

/** The calls that answer lists of requests. */
const lists = [listRequests, readPile] as const

/**
 * Marks what was read of lists as old: the next time that one is opened it is read anew, and the one that shows stays as it is, so
 * that no row moves below somebody's hand.
 */
export const useAgeLists = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(lists.map(({ name }) => client.invalidateQueries({ queryKey: [name], refetchType: 'none' })))
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
  const taken = (rows: readonly ListedRequest[], reference: string, version: number) =>
    rows.map((one) =>
      one.reference === reference ? { ...one, owner: { id: me.id, name: me.name }, version } : one,
    )
  const take = ({ reference }: ListedRequest, version: number) => {
    for (const { name } of lists)
      client.setQueriesData<{ items: readonly ListedRequest[] }>(
        { queryKey: [name] },
        (list) => list && { ...list, items: taken(list.items, reference, version) },
      )
  }
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
      if (thrown.status === 409 || thrown.status === 404) await reread(...lists)
    } finally {
      underway.current.delete(reference)
    }
  }
}
