import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnyCall } from '../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../core/contract/endpoint.ts'
import type { Fault } from '../../core/kernel/fault.ts'
import { useOffice } from './office-context.ts'

/**
 * Reads by a call of the contract. The answer is kept while the screen is open, and read anew when `useReread` says so, and when
 * somebody comes back to the window: without `onReturn` not then, where that would move rows or stand in the trail as a look.
 * Nothing is read while it is not `enabled`.
 */
export const useCall = <E extends AnyCall>(
  call: E,
  input: InputOf<E>,
  { onReturn = true, enabled = true }: { onReturn?: boolean; enabled?: boolean } = {},
): UseQueryResult<AnswerOf<E>, Fault> => {
  const office = useOffice()
  return useQuery<AnswerOf<E>, Fault>({
    queryKey: [call.name, input],
    queryFn: () => office.call(call, input),
    refetchOnWindowFocus: onReturn,
    enabled,
  })
}

/** Reads everything anew that these calls answered, after an act that changed it. */
export const useReread = () => {
  const client = useQueryClient()
  return (...calls: readonly Pick<AnyCall, 'name'>[]) =>
    Promise.all(calls.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))
}
