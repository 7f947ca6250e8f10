import * as z from 'zod/mini'
import type { Guards } from './port.ts'

/** A place on the map, in WGS84 degrees. */
export interface Place {
  lat: number
  lon: number
}

export interface FoundAddress extends Place {
  postcode: string
  houseNumber: number
  streetName: string
  city: string
  /** The code of Statistics Netherlands (CBS): `GM0307`. */
  municipalityId: string
  municipality: string
  /** Known additions of this house number, as people write them; empty when the number has none. */
  additions: string[]
}

export interface HomeFacts {
  constructionYear: number | undefined
  /** In m². */
  livingAreaSize: number | undefined
}

/** The port of the land register. Throws only `PartnerError('addresses', reason)`. */
export interface Addresses {
  /**
   * Finds an address; undefined when it does not exist. `postcode` is without a space. One postcode and number may stand in
   * several streets and towns: the addition decides which. Without an addition, or with an unknown one, the answer is the address
   * of the first home.
   */
  lookup(postcode: string, houseNumber: number, addition?: string): Promise<FoundAddress | undefined>
  facts(postcode: string, houseNumber: number, addition: string): Promise<HomeFacts | undefined>
  /** The middle of a postcode; undefined when it has no addresses. */
  locate(postcode: string): Promise<Place | undefined>
}

const place = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
})

const foundAddress = z.object({
  ...place.shape,
  postcode: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  houseNumber: z.int().check(z.gte(1), z.lte(99999)),
  streetName: z.string().check(z.minLength(1)),
  city: z.string().check(z.minLength(1)),
  municipalityId: z.string().check(z.regex(/^GM\d{4}$/)),
  municipality: z.string().check(z.minLength(1)),
  additions: z.array(z.string().check(z.minLength(1))),
})

const homeFacts = z.object({
  constructionYear: z.union([z.int().check(z.gte(1000), z.lte(2200)), z.undefined()]),
  livingAreaSize: z.union([z.number().check(z.positive()), z.undefined()]),
})

export const addressesGuards: Guards<Addresses> = {
  lookup: z.union([foundAddress, z.undefined()]),
  facts: z.union([homeFacts, z.undefined()]),
  locate: z.union([place, z.undefined()]),
}
