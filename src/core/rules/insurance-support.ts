import type { HouseType } from './house-types.ts'
import type { Purpose, Roof, Wall } from './insurance-codes.ts'

/** What is known of a home and its use so far; nothing is ruled out by an answer that is not there yet. */
export interface SupportFacts {
  houseType?: HouseType | undefined
  wall?: Wall | undefined
  roof?: Roof | undefined
  purpose?: Purpose | undefined
  /** The home is that of who asks; a tenant has none. */
  isOwner?: boolean | undefined
  /** Empty for longer than six months. */
  isVacant?: boolean | undefined
  /** Let for longer than two months. */
  isRented?: boolean | undefined
  isMonument?: boolean | undefined
  hasAsbestos?: boolean | undefined
}
