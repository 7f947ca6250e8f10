interface Home {
  postcode: string
  houseNumber: number
  addition?: string | undefined
}

/** Whether two addresses are one home. The register keeps `a` and `A`, and `A-2` and `A2`, at one number apart. */
export const isSameHome = (one: Home, other: Home): boolean =>
  one.postcode === other.postcode &&
  one.houseNumber === other.houseNumber &&
  (one.addition ?? '') === (other.addition ?? '')
