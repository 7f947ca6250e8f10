interface Home {
  postcode?: string | undefined
  houseNumber?: number | undefined
  addition?: string | undefined
}

/** A completion inspection is of a house in which one does not live yet (spec 002 section 5.1). */
export const sameHomeSentence =
  'Let op! Je huidige adres en het adres van de te keuren woning kunnen niet hetzelfde zijn. Vul hier het adres in waar je op dit moment woont.'

const nameOf = ({ postcode, houseNumber, addition = '' }: Home): string =>
  `${postcode} ${houseNumber} ${addition}`.toUpperCase()

/** Whether two addresses are one. */
export const sameHome = (one: Home = {}, other: Home = {}): boolean =>
  one.postcode !== undefined && nameOf(one) === nameOf(other)
