import { lazyControls } from './lazy-controls.ts'
import { lazyGroups, lazyList } from './lazy-groups.ts'

/** Loads every lazy control, group and list; a server does before it draws its first page. Rejects when one cannot be loaded. */
export const loadControls = async (): Promise<void> => {
  const all = [...Object.values(lazyControls), ...Object.values(lazyGroups), lazyList]
  await Promise.all(all.map(({ load }) => load()))
}
