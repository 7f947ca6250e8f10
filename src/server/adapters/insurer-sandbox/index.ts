import type { Insurer } from '../../ports/insurer.ts'
import { compareByTariff } from './compare.ts'
import { homeAt } from './homes.ts'

/** An insurer of paper: its homes follow from their addresses, its prices from a tariff that is data. It keeps nothing. */
export const insurerSandbox = (): Insurer => ({
  home: async (address) => homeAt(address),
  compare: async (question) => compareByTariff(question),
})
