import { correctionReasons } from '../../core/staff/reasons.ts'
import type { RequestWhole } from './request-words.ts'

/** How a colleague knew, in words within a sentence: `telefonisch doorgegeven`; of a word that is in the list no more, `verbeterd`. */
export const correctedInWords = (reason: string): string => {
  const words = Object.entries(correctionReasons).find(([key]) => key === reason)?.[1] ?? 'verbeterd'
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/**
 * That a partner has what stood there before, or will get it: what goes to partners is the request as it was sent. Undefined
 * where nothing was corrected, and where no partner has to do with it.
 */
export const oldAtPartner = ({
  corrections,
  deliveries,
}: Pick<RequestWhole, 'corrections' | 'deliveries'>): string | undefined => {
  if (corrections.length === 0) return undefined
  const states = deliveries.flatMap(({ partner, state }) => (partner === 'mail' ? [] : [state]))
  if (states.includes('delivered'))
    return 'De partner kreeg het oude antwoord. Geef zelf door wat er veranderde.'
  if (states.includes('waiting'))
    return 'De partner krijgt het oude antwoord. Geef zelf door wat er veranderde.'
  return undefined
}
