import { inspectionDuration } from '../figures/inspection-duration.ts'
import type { InspectionKind } from '../rules/inspections.ts'

interface Inspected {
  houseType: number | string | undefined
  size?: number | undefined
}

/**
 * The minutes of an inspection at a home (D79), by the figures of a day (YYYY-MM-DD); undefined as long as too little is known of
 * the home.
 */
export const minutesOf = (
  kind: InspectionKind,
  { houseType, size }: Inspected,
  day: string,
): number | undefined => {
  if (houseType === undefined) return undefined
  const { construction, completion } = inspectionDuration.on(day).value
  const type = Number(houseType)
  if (kind === 'completion') return completion[type]
  return size === undefined ? undefined : construction[type]?.[size]
}
