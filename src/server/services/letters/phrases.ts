import type { Sender } from '../../../core/render.ts'
import type { LetterFacts } from './letter.ts'

// Sentences that several letters end with.

/** The address of a page of ours with the letter's token in the fragment, which no server sees. */
export const linkTo = (sender: Sender, page: string, { token }: LetterFacts): string =>
  `${sender.siteUrl}${page}#${token}`

export const help = ({ phone, hours }: Sender): string => `Vragen? Bel ons op ${phone} (${hours}).`

export const notYouSentence = ({ phone, hours }: Sender): string =>
  `Was jij dit niet? Bel ons dan meteen op ${phone} (${hours}).`

// The same in a mail about a request, which has a reference.

export const helpAbout = ({ phone, hours }: Sender): string =>
  `Vragen? Bel ons op ${phone} (${hours}) en noem je referentie.`

export const notYouAbout = ({ phone, hours }: Sender): string =>
  `Was jij dit niet? Bel ons dan meteen op ${phone} (${hours}) en noem je referentie.`
