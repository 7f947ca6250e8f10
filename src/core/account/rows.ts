import { title } from '../contract/account.titles.ts'
import type { registerAccount } from '../contract/account.ts'
import type { InputOf } from '../contract/endpoint.ts'
import { email } from '../fields/email.ts'
import { landline } from '../fields/landline.ts'
import { mobile } from '../fields/mobile.ts'
import { answer, type Section } from '../fields/rows.ts'
import { addressRow, nameRow } from '../groups/rows.ts'

/** Who made an account: stored document and mail say this. */
export const rowsOf = (of: InputOf<typeof registerAccount>['body']): Section[] => [
  {
    title,
    rows: [
      ...nameRow(of),
      ...addressRow({ ...of.address, city: of.address.placeName }),
      ...answer(mobile, of.phoneNumberMobile),
      ...answer(landline, of.phoneNumberLandline),
      ...answer(email, of.emailAddress),
    ],
  },
]
