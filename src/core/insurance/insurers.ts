import { type Insurer, insurers } from '../figures/insurers.ts'

/** An insurer in a form: by its own name, or by a brand with the company behind it. */
export interface InsurerChoice {
  id: string
  /** The name in the form: `Achmea`, or `FBTO (Achmea)`. */
  name: string
}

const choicesOf = ({ id, name, tradeNames }: Insurer): InsurerChoice[] => [
  { id, name },
  ...tradeNames.map((label) => ({ id, name: `${label} (${name})` })),
]

/** Every insurer and every brand on a day (YYYY-MM-DD), by name. */
export const insurerChoices = (day: string): InsurerChoice[] =>
  insurers
    .on(day)
    .value.flatMap(choicesOf)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl'))
