import { type InsurerChoice, insurerChoices } from '../../../core/insurance/insurers.ts'
import type { Vault } from '../vault.ts'

/** After every day of the list: what was chosen from an older one is looked up in the newest. */
const newest = '9999-12-31'

const nameOf = ({ id, name }: InsurerChoice) => `cancellation-letters insurer\0${id}\0${name}`

/**
 * The insurers and labels that a form offers, by name, each with a code that says nothing about it. The code is the same
 * every time, as a kept form holds it.
 */
export const insurersForForm = (vault: Vault): { name: string; encryptedInsurer: string }[] =>
  insurerChoices(newest).map((one) => ({
    name: one.name,
    encryptedInsurer: vault.fingerprint(nameOf(one)).toString('base64url'),
  }))

/** The insurer of such a code, also of one that an older secret made; undefined for any other text. */
export const insurerOf = (vault: Vault, encryptedInsurer: string): InsurerChoice | undefined =>
  insurerChoices(newest).find((one) =>
    vault.fingerprints(nameOf(one)).some((code) => code.toString('base64url') === encryptedInsurer),
  )
