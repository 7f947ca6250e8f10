import { dateOfBirth } from '../../../core/fields/date-of-birth.ts'
import {
  family,
  isRight,
  numberOfRooms,
  packages,
  quoteEmail,
  roof,
  wall,
  wantsQuote,
} from '../../../core/fields/home-insurance.ts'
import { address } from '../../../core/groups/address.ts'

/** What the first step asks of everybody, in its order. */
export const firstAsks = {
  packages,
  home: address,
  isRight,
  rooms: numberOfRooms,
  wall,
  roof,
  dateOfBirth,
  family,
  wantsQuote,
  quoteEmail,
}
