import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import { findRequests } from '../../core/contract/request-search/request-search-calls.ts'
import type { Fault } from '../../core/kernel/fault.ts'
import { useOffice } from '../shell/office-context.ts'

type Found = AnswerOf<typeof findRequests>

/** What a word finds; without one nothing is asked. It is not asked again by itself, as each search stands in the trail. */
export const useFound = (q: string | undefined): UseQueryResult<Found, Fault> => {
  const office = useOffice()
  return useQuery<Found, Fault>({
    queryKey: [findRequests.name, { body: { q } }],
    queryFn: () => office.call(findRequests, { body: { q: q ?? '' } }),
    enabled: q !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
