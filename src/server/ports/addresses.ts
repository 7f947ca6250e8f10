import * as z from 'zod/mini'
import type { Guards } from './port.ts'

/** A place on the map, in WGS84 degrees. */
export interface Place {
  lat: number
  lon: number
}

/** An address with its place on the map. */
export interface FoundAddress extends Place {
  postcode: string
  houseNumber: number
  streetName: string
  city: string
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
  /**
   * The address, or undefined when it does not exist. `postcode` without a space. One number may stand in several streets and
   * towns: the addition says which; without one, or with one that is unknown, it is that of the first home.
   */
  lookup(postcode: string, houseNumber: number, addition?: string): Promise<FoundAddress | undefined>
  facts(postcode: string, houseNumber: number, addition: string): Promise<HomeFacts | undefined>
  /** The middle of a postcode, or undefined when nobody lives at one. */
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

/** What an answer must look like before a service sees it. */
export const addressesGuards: Guards<Addresses> = {
  lookup: z.union([foundAddress, z.undefined()]),
  facts: z.union([homeFacts, z.undefined()]),
  locate: z.union([place, z.undefined()]),
}
