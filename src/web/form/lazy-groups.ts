import type { ComponentType } from 'react'
import { type GivenValue, lazyValue } from '../../core/fields/lazy-value.ts'
import type { GroupProps, ListProps } from './control.ts'

type LazyGroup = GivenValue<{ default: ComponentType<GroupProps> }>

/** Entries that are added, removed and put back: no first step asks a list, so it is fetched with what later steps need. */
export const lazyList = lazyValue<{ default: ComponentType<ListProps> }>(() => import('./ListFields.tsx'))

/**
 * Groups that are more than their bricks in a row, by their control, a file each: fetched with what a funnel's later
 * steps need. A funnel whose first step asks one imports `at-once/` of it.
 */
export const lazyGroups = {
  address: lazyValue<{ default: ComponentType<GroupProps> }>(() => import('./AddressFields.tsx')),
}

/** What draws a group by its control; undefined where its bricks stand in a row. */
export const lazyGroup = (control: string | undefined): LazyGroup | undefined =>
  (lazyGroups as Partial<Record<string, LazyGroup>>)[control ?? '']
