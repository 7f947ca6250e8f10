import { type InsurerChoice, insurerChoices } from '../../../core/insurance/insurers.ts'
import type { Vault } from '../vault.ts'

/** A date after every version of the list: a choice from an older version is looked up in the newest. */
const newest = '9999-12-31'

const nameOf = ({ id, name }: InsurerChoice) => `cancellation-letters insurer\0${id}\0${name}`

/**
 * The insurers and labels that a form offers, sorted by name, each with a code that says nothing about it. The code is always the
 * same, because drafts contain it.
 */
export const insurersForForm = (vault: Vault): { name: string; encryptedInsurer: string }[] =>
  insurerChoices(newest).map((one) => ({
    name: one.name,
    encryptedInsurer: vault.fingerprint(nameOf(one)).toString('base64url'),
  }))

/** The insurer of a code from `insurersForForm`, also of one made with an older secret; undefined for any other text. */
export const insurerOf = (vault: Vault, encryptedInsurer: string): InsurerChoice | undefined =>
  insurerChoices(newest).find((one) =>
    vault.fingerprints(nameOf(one)).some((code) => code.toString('base64url') === encryptedInsurer),
  )
