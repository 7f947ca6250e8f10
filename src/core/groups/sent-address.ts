import { optional } from '../fields/brick/brick.ts'
import { group } from '../fields/brick/group.ts'
import { address, type ParsedAddress } from './address.ts'

const { postcode, houseNumber, addition, streetName, city } = address.parts

/** A street address in the calls for members (spec 001 section 3), which call its city `placeName`. */
export const sentAddress = group({
  postcode,
  houseNumber,
  addition: optional(addition),
  streetName,
  placeName: city,
})

/** The paths of the answers behind each field of that shape, for a form with an `address` at the path `at`. */
export const sentAddressFields = <const At extends string>(at: At) =>
  ({
    postcode: `${at}.postcode`,
    houseNumber: `${at}.houseNumber`,
    addition: `${at}.addition`,
    streetName: `${at}.streetName`,
    placeName: `${at}.city`,
  }) as const

/** Converts a parsed address to that shape; a missing addition becomes `''` (D14). */
export const addressToSend = ({ city: placeName, addition = '', ...rest }: ParsedAddress) => ({
  ...rest,
  addition,
  placeName,
})
