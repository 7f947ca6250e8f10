import type { DocumentContent } from '../../../core/documents.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import type { Vault } from '../vault.ts'
import type { Holder } from './holder.ts'
import { type KeptLetter, policyNumberOf } from './read.ts'

/** What a letter says, below which rows. */
export const letterSentences = [
  'Hierbij zeg ik deze verzekering op. Zij stopt op de opzegdatum, of anders op de eerste dag daarna waarop dat kan.',
  'Graag ontvang ik binnen twee weken een schriftelijke bevestiging, op het adres of het e-mailadres hierboven.',
]

/** Which insurance a letter cancels, as rows. */
export const cancelledRows = (vault: Vault, letter: KeptLetter) => [
  { label: 'Verzekeraar', value: letter.insurerName },
  { label: 'Soort verzekering', value: letter.kind },
  { label: 'Polisnummer', value: policyNumberOf(vault, letter) },
  { label: 'Opzegdatum', value: formatDay(letter.cancellationDate, 'plain') },
]

/** Who cancels, as rows. */
export const holderRows = ({ name, address, emailAddress }: Holder) => [
  { label: 'Naam', value: name },
  { label: 'Adres', value: address },
  { label: 'E-mailadres', value: emailAddress },
]

interface Signed {
  letter: KeptLetter
  holder: Holder
  reference: string
  /** YYYY-MM-DD */
  madeOn: string
  /** As PNG. */
  picture: Uint8Array
}

/** A letter from who holds an insurance to its insurer, signed. */
export const composeLetter = (
  vault: Vault,
  { letter, holder, reference, madeOn, picture }: Signed,
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
