/** A home as requests name it. */
interface Home {
  postcode: string
  houseNumber: number
  addition?: string | undefined
}

const plain = (addition = ''): string => addition.replace(/[\s-]/g, '').toUpperCase()

/** Whether two homes are one, however their addition was written. */
export const isSameHome = (one: Home, other: Home): boolean =>
  one.postcode === other.postcode &&
  one.houseNumber === other.houseNumber &&
  plain(one.addition) === plain(other.addition)
