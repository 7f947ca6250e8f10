/** An address with its place on the map. Coordinates are WGS84 degrees. */
export interface FoundAddress {
  postcode: string
  houseNumber: number
  streetName: string
  city: string
  lat: number
  lon: number
  /** CBS code, `GM0307`. */
  municipalityId: string
  municipality: string
  /** Known additions, as people write them; empty when the number stands alone. */
  additions: string[]
}

/** What the land register of buildings knows of a home. */
export interface HomeFacts {
  constructionYear: number | undefined
  /** m². */
  livingAreaSize: number | undefined
}

/** Throws only `PartnerError('addresses', reason)`. */
export interface Addresses {
  /** The address, or undefined when it does not exist. `postcode` without a space. */
  lookup(postcode: string, houseNumber: number): Promise<FoundAddress | undefined>
  facts(postcode: string, houseNumber: number, addition: string): Promise<HomeFacts | undefined>
}
