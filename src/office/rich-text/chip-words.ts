import { placeholderLabel } from './placeholder-words.ts'

/** What a chip says: what is filled in, and what that is today. */
export interface ChipWords {
  label: string
  /** Undefined for a name that the settings do not have. */
  value: string | undefined
}

/** Values are cut here: a list of postcodes may have hundreds. */
const longest = 60

export const chipWords = (
  name: string,
  values: ReadonlyMap<string, string>,
  labels?: ReadonlyMap<string, string>,
): ChipWords => {
  const value = values.get(name)
  if (value === undefined) return { label: `{${name}}`, value }
  const shown = value === '' ? 'nog leeg' : value
  return {
    label: placeholderLabel(name, labels),
    value: shown.length > longest ? `${shown.slice(0, longest)}…` : shown,
  }
}

/** What a chip says in one line, for who hears it. */
export const chipSentence = ({ label, value }: ChipWords): string =>
  value === undefined ? `${label}: dit invulwoord bestaat niet` : `${label}: ${value}`
