import { group } from '../fields/brick/group.ts'
import { addressType, poBoxAddressType } from '../fields/home/address-type.ts'
import { address } from './address.ts'
import { poBox, poBoxAddress } from './po-box.ts'
import { addressToSend } from './sent-address.ts'

/** Postal address: a street address or a PO box; the `shows` of a funnel decides which of them is asked (spec 001 section 5). */
export const postalAddress = group({ type: addressType, street: address, box: poBox })

interface PostalAddress {
  type: 0 | 1
  street: Parameters<typeof addressToSend>[0]
  box: { postcode: string; houseNumber: number; city: string }
}

/** Converts a parsed postal address for calls: a PO box becomes an address on `Postbus` (spec 001 section 3). */
export const postalAddressToSend = ({ type, street, box }: PostalAddress) =>
  addressToSend(type === poBoxAddressType ? poBoxAddress(box) : street)

/**
 * The paths of the answers behind each field of a sent address, for a form with postal addresses at these paths, the likeliest
 * first.
 */
export const postalAddressFields = <const At extends string>(...asked: readonly At[]) =>
  ({
    postcode: asked.flatMap((at) => [`${at}.street.postcode`, `${at}.box.postcode`] as const),
    houseNumber: asked.flatMap((at) => [`${at}.street.houseNumber`, `${at}.box.houseNumber`] as const),
    addition: asked.map((at) => `${at}.street.addition` as const),
    // a PO box has no street: an error about it belongs to its type
    streetName: asked.flatMap((at) => [`${at}.street.streetName`, `${at}.type`] as const),
    placeName: asked.flatMap((at) => [`${at}.street.city`, `${at}.box.city`] as const),
  }) as const
