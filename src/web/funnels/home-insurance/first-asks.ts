import { yesNo } from '../../../core/fields/choice.ts'
import { dateOfBirth } from '../../../core/fields/date-of-birth.ts'
import {
  family,
  numberOfRooms,
  packages,
  quoteEmail,
  roof,
  wall,
  wantsQuote,
} from '../../../core/fields/home-insurance.ts'
import { address } from '../../../core/groups/address.ts'
import { copy } from './content.ts'

/** What the first step asks of everybody, in its order. */
export const firstAsks = {
  packages,
  home: address,
  isRight: yesNo({ label: copy.isRight }),
  rooms: numberOfRooms,
  wall,
  roof,
  dateOfBirth,
  family,
  wantsQuote,
  quoteEmail,
}
