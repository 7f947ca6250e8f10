import type { DocumentContent } from '../../../core/documents.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import type { Vault } from '../vault.ts'
import type { Holder } from './holder.ts'
import { type KeptLetter, policyNumberOf } from './read-cancellation-letter.ts'

/** The sentences of a letter, below its rows. */
export const letterSentences = [
  'Hierbij zeg ik deze verzekering op. Zij stopt op de opzegdatum, of anders op de eerste dag daarna waarop dat kan.',
  'Graag ontvang ik binnen twee weken een schriftelijke bevestiging, op het adres of het e-mailadres hierboven.',
]

/** Rows that say which insurance a letter cancels. */
export const cancelledRows = (vault: Vault, letter: KeptLetter) => [
  { label: 'Verzekeraar', value: letter.insurerName },
  { label: 'Soort verzekering', value: letter.kind },
  { label: 'Polisnummer', value: policyNumberOf(vault, letter) },
  { label: 'Opzegdatum', value: formatDay(letter.cancellationDate, 'plain') },
]

/** Rows that say who cancels it. */
export const holderRows = ({ name, address, emailAddress }: Holder) => [
  { label: 'Naam', value: name },
  { label: 'Adres', value: address },
  { label: 'E-mailadres', value: emailAddress },
]

interface LetterParts {
  letter: KeptLetter
  holder: Holder
  reference: string
  /** YYYY-MM-DD */
  madeOn: string
  /** The signature as PNG. */
  picture: Uint8Array
}

/** The signed letter from the holder of an insurance to its insurer. */
export const composeLetter = (
  vault: Vault,
  { letter, holder, reference, madeOn, picture }: LetterParts,
): DocumentContent => ({
  title: 'Opzegging van een verzekering',
  reference,
  madeOn: formatDay(madeOn, 'plain'),
  sections: [
    { title: 'Welke verzekering', rows: cancelledRows(vault, letter) },
    { title: 'Wie opzegt', rows: holderRows(holder) },
  ],
  notes: letterSentences,
  signature: { picture, name: holder.name },
})
