import type { FunnelPlace } from '../../../core/contract/funnel-events.operations.ts'

const nameOf = ({ funnel, step, number }: FunnelPlace): string => JSON.stringify([funnel, step, number])

/** Answers whether a place is one of these. */
export const amongPlaces = (places: readonly FunnelPlace[]): ((place: FunnelPlace) => boolean) => {
  const known = new Set(places.map(nameOf))
  return (place) => known.has(nameOf(place))
}
