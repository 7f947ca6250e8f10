import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

type Filters = Readonly<Record<string, string | undefined>>

/**
 * The filters of a screen, which stand in its address, so that a link and the back button bring the same list back. Nothing that
 * somebody typed in search of a person belongs there. With `replace` the back button passes over the change.
 */
export const useAddress = <Name extends string>(
  names: readonly Name[],
): [Readonly<Partial<Record<Name, string>>>, (next: Filters, how?: { replace?: boolean }) => void] => {
  const [params, setParams] = useSearchParams()
  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  ) as Partial<Record<Name, string>>
  const set = useCallback(
    (next: Filters, how?: { replace?: boolean }) =>
      setParams((before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(next))
          if (value) after.set(name, value)
          else after.delete(name)
        return after
      }, how),
    [setParams],
  )
  return [filters, set]
}
