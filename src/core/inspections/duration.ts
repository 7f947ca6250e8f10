import { inspectionDuration } from '../figures/inspection-duration.ts'
import type { InspectionKind } from '../rules/inspections.ts'

/** What is known of a home that is inspected: codes of its type, and of the band of its size. */
interface Inspected {
  houseType: number | string | undefined
  size?: number | undefined
}

/**
 * How many minutes an inspection takes at this home (D79), as it is asked on a day (YYYY-MM-DD); undefined as long as too
 * little is known of the home.
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
