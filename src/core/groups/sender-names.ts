/** Names of fields in calls with capitals, by the names that all other services use (spec 001 section 7). */
const names = {
  relationId: 'RelationId',
  sex: 'Sex',
  initials: 'Initials',
  infix: 'Infix',
  lastName: 'LastName',
  postcode: 'Postcode',
  houseNumber: 'HouseNumber',
  houseNumberAddition: 'HouseNumberAddition',
  streetName: 'StreetName',
  city: 'City',
  phoneNumberMobile: 'PhoneNumberMobile',
  phoneNumberLandline: 'PhoneNumberLandline',
  emailAddress: 'EmailAddress',
  accountNumber: 'Iban',
  agreeCollection: 'AgreesToDirectDebitCollection',
} as const
type Names = typeof names
const pairs = Object.entries(names) as [keyof Names, Names[keyof Names]][]

type Ours<Sent> = {
  [N in keyof Names as Names[N] extends keyof Sent ? N : never]: Sent[Names[N] & keyof Sent]
}
type Theirs<Own> = { [N in keyof Names & keyof Own as Names[N]]: Own[N] }

/** Renames the sender and payment of such a call to the names of other services. */
export const senderOf = <Sent extends { readonly EmailAddress: unknown }>(sent: Sent): Ours<Sent> =>
  renamed(
    sent,
    pairs.map(([own, theirs]) => [theirs, own] as const),
  ) as Ours<Sent>

/** Renames them back to the names of the call. */
export const senderToSend = <Own extends { readonly emailAddress: unknown }>(own: Own): Theirs<Own> =>
  renamed(own, pairs) as Theirs<Own>

const renamed = (of: object, to: readonly (readonly [string, string])[]): Record<string, unknown> =>
  Object.fromEntries(to.flatMap(([from, name]) => (from in of ? [[name, of[from as keyof typeof of]]] : [])))
