import { demoPeople } from '../sessions/demo-people.ts'

/** Somebody who sent requests in the demo. Nobody of this name lives at this address. */
export interface DemoSender {
  /** The id of the account that they were logged in with; undefined for who has none. */
  personId?: string | undefined
  relationId?: string | undefined
  initials: string
  firstName: string
  infix?: string | undefined
  lastName: string
  email: string
  /** In E.164, `+31612345678`. */
  mobile: string
  landline: string
  postcode: string
  houseNumber: number
  streetName: string
  city: string
}

/** Streets of which the sandbox of the land register has every number. */
const streets = {
  amersfoort: { postcode: '3821BT', streetName: 'Voorbeeldlaan', city: 'Amersfoort' },
  amsterdam: { postcode: '1012JS', streetName: 'Voorbeeldplein', city: 'Amsterdam' },
  groningen: { postcode: '9711LM', streetName: 'Voorbeeldkade', city: 'Groningen' },
  denHaag: { postcode: '2513AA', streetName: 'Voorbeeldhof', city: "'s-Gravenhage" },
} as const

type Name = readonly [initials: string, firstName: string, infix: string, lastName: string]

const strangers: readonly [Name, keyof typeof streets, houseNumber: number][] = [
  [['J.A.', 'Joke', '', 'Wolters'], 'amersfoort', 24],
  [['A.', 'Ahmet', '', 'Yildiz'], 'amsterdam', 31],
  [['T.M.', 'Tineke', '', 'Schouten'], 'groningen', 8],
  [['P.', 'Pieter', 'van den', 'Heuvel'], 'denHaag', 52],
  [['S.', 'Samira', '', 'Haddad'], 'amersfoort', 61],
  [['W.J.', 'Willem', "in 't", 'Veld'], 'groningen', 112],
  [['K.', 'Karin', 'de', 'Groot'], 'amsterdam', 7],
  [['D.', 'Dewi', '', 'Hartono'], 'denHaag', 19],
  [['H.G.', 'Henk', '', 'Timmermans'], 'amersfoort', 86],
  [['F.', 'Femke', 'ten', 'Brink'], 'groningen', 43],
  [['M.', 'Mehmet', '', 'Demir'], 'denHaag', 5],
  [['L.C.', 'Liesbeth', '', 'Prins'], 'amsterdam', 90],
  // at the home of the member of the demo, so that a cancellation has a membership to find
  [['J.', 'Joke', 'de', 'Vries'], 'amersfoort', 10],
]

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** Who sent requests without logging in, by their place in this list. */
const withoutAccount: readonly DemoSender[] = strangers.map(
  ([[initials, firstName, infix, lastName], street, houseNumber], place) => ({
    ...{ initials, firstName, infix: infix || undefined, lastName, houseNumber, ...streets[street] },
    email: `${plain(firstName)}.${plain(infix)}${plain(lastName)}@voorbeeld.nl`,
    mobile: `+316123400${String(place).padStart(2, '0')}`,
    landline: `+31332340${String(place).padStart(3, '0')}`,
  }),
)

/** The people of the demo who can log in, as those who sent requests. */
const withAccount: readonly DemoSender[] = demoPeople.map(({ row, relationId }) => ({
  ...{ personId: row.id, relationId, initials: row.initials, infix: row.infix, lastName: row.last_name },
  firstName: row.initials,
  ...{ email: row.email, mobile: row.mobile, landline: row.landline ?? row.mobile },
  ...{ postcode: row.postcode, houseNumber: row.house_number, streetName: row.street_name, city: row.city },
}))

/** A sender of the demo: by the place in the list of those without an account, or by the membership of who has one. */
export type DemoSenderName = number | 'lid' | 'niet lid'

/**
 * The sender of this name.
 * @throws Error for one that the demo does not have.
 */
export const demoSender = (name: DemoSenderName): DemoSender => {
  const found =
    typeof name === 'number'
      ? withoutAccount[name]
      : withAccount.find((_one, place) => demoPeople[place]?.status === name)
  if (!found) throw new Error(`The demo has no sender ${name}.`)
  return found
}
