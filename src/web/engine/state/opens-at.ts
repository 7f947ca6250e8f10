import type { Funnel } from '../definition/define.ts'
import type { World } from './derive.ts'

/** The after step with which a page opens whose address names no step: the property `opens` of its block. */
export const opensAt = (funnel: Funnel, { properties }: Pick<World, 'properties'>): string | undefined => {
  const { opens = '' } = properties as { opens?: string }
  return funnel.after?.[opens] && opens
}
