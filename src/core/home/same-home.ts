/** A home as requests name it. */
interface Home {
  postcode: string
  houseNumber: number
  addition?: string | undefined
}

/** Whether two homes are one, as the register tells them apart: at one number `a` and `A`, `A-2` and `A2` are two. */
export const isSameHome = (one: Home, other: Home): boolean =>
  one.postcode === other.postcode &&
  one.houseNumber === other.houseNumber &&
  (one.addition ?? '') === (other.addition ?? '')
