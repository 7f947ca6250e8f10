import { optional } from '../fields/brick/brick.ts'
import { group } from '../fields/brick/group.ts'
import { address, type ParsedAddress } from './address.ts'

const { postcode, houseNumber, addition, streetName, city } = address.parts

/** A street address as the calls for members carry it (spec 001 section 3): its city is called `placeName`. */
export const sentAddress = group({
  postcode,
  houseNumber,
  addition: optional(addition),
  streetName,
  placeName: city,
})

/** Which part of an `address` each field of that shape is, of the one that a form asks at `at`. */
export const sentAddressFields = <const At extends string>(at: At) =>
  ({
    postcode: `${at}.postcode`,
    houseNumber: `${at}.houseNumber`,
    addition: `${at}.addition`,
    streetName: `${at}.streetName`,
    placeName: `${at}.city`,
  }) as const

/** A parsed address in that shape; no addition is sent as `''` (D14). */
export const addressToSend = ({ city: placeName, addition = '', ...rest }: ParsedAddress) => ({
  ...rest,
  addition,
  placeName,
})
