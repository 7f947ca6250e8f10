import { lazyControls } from './lazy-controls.ts'
import { lazyGroups } from './lazy-groups.ts'

/** Loads every lazy control and group; a server does before it draws its first page. Rejects when one cannot be loaded. */
export const loadControls = async (): Promise<void> => {
  await Promise.all([...Object.values(lazyControls), ...Object.values(lazyGroups)].map(({ load }) => load()))
}
