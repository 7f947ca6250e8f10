import { isSameHome } from '../home/same-home.ts'

interface Home {
  postcode?: string | undefined
  houseNumber?: number | undefined
  addition?: string | undefined
}

/**
 * Error of a completion inspection of the home where somebody lives: it is of a house in which they do not live yet (spec 002
 * section 5.1).
 */
export const sameHomeSentence =
  'Let op! Je huidige adres en het adres van de te keuren woning kunnen niet hetzelfde zijn. Vul hier het adres in waar je op dit moment woont.'

const isWhole = (home: Home): home is Home & Parameters<typeof isSameHome>[0] =>
  home.postcode !== undefined && home.houseNumber !== undefined

/** Whether two addresses are one home; false as long as one of them is incomplete. */
export const sameHome = (one: Home = {}, other: Home = {}): boolean =>
  isWhole(one) && isWhole(other) && isSameHome(one, other)
