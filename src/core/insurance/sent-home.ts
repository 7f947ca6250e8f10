import { group } from '../fields/brick/group.ts'
import { addressType, poBoxAddressType } from '../fields/home/address-type.ts'
import { address, type ParsedAddress } from '../groups/address.ts'
import { poBoxAddress } from '../groups/po-box.ts'

interface PostalAddress {
  type: 0 | 1
  street: ParsedAddress
  box: { postcode: string; houseNumber: number; city: string }
}

/** An address in the calls of the insurances (spec 002 section 7.3); a PO box is an address on `Postbus`. */
export const sentHome = group({
  type: addressType,
  postcode: address.parts.postcode,
  houseNumber: address.parts.houseNumber,
  houseNumberAddition: address.parts.addition,
  street: address.parts.streetName,
  city: address.parts.city,
})

/** Converts a parsed address to that shape; a missing addition becomes `''` (D14). `type`: 0 a street, 1 a PO box. */
export const homeToSend = (
  type: 0 | 1,
  { postcode, houseNumber, addition = '', streetName, city }: ParsedAddress,
) => ({
  type,
  postcode,
  houseNumber,
  houseNumberAddition: addition,
  street: streetName,
  city,
})

/** Converts a parsed postal address to that shape. */
export const postalAddressOf = ({ type, street, box }: PostalAddress) =>
  homeToSend(type, type === poBoxAddressType ? poBoxAddress(box) : street)

/** The address of a real property beside the home, in the calls (spec 002 section 3.3, `realEstateProperties`). */
export const sentProperty = group({
  street: address.parts.streetName,
  houseNumber: address.parts.houseNumber,
  addition: address.parts.addition,
  postcode: address.parts.postcode,
  city: address.parts.city,
})

/** Converts the address of a real property to that shape. */
export const propertyAddressToSend = ({ streetName, ...rest }: ParsedAddress) => ({
  street: streetName,
  ...rest,
})
