import { addressType, poBoxAddressType } from '../fields/address-type.ts'
import { group } from '../fields/group.ts'
import { address } from './address.ts'
import { poBox, poBoxAddress } from './po-box.ts'
import { addressToSend } from './sent-address.ts'

/** An address of one of two kinds; a funnel says by its `shows` which of them is asked (spec 001 section 5). */
export const place = group({ type: addressType, street: address, box: poBox })

interface Place {
  type: 0 | 1
  street: Parameters<typeof addressToSend>[0]
  box: { postcode: string; houseNumber: number; city: string }
}

/** A parsed place as calls carry it: a PO box as an address on `Postbus` (spec 001 section 3). */
export const placeToSend = ({ type, street, box }: Place) =>
  addressToSend(type === poBoxAddressType ? poBoxAddress(box) : street)
