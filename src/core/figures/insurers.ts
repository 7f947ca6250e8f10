import { figure } from '../kernel/figure.ts'
import listOf2026 from './insurers.json' with { type: 'json' }

/** A company that insures homes, contents, liability or legal assistance, or that administers policies for such a one. */
export interface Insurer {
  /** Never changes: kept letters name it. */
  id: string
  name: string
  /** Labels that it sells under, or sold under: old policies bear them. */
  tradeNames: readonly string[]
}

/**
 * Insurers whose policies people have, by name. Written from what is generally known: whoever verifies it holds each name
 * against the registers of licences of DNB (insurers) and AFM (authorised agents).
 */
export const insurers = figure<readonly Insurer[]>('Verzekeraars en hun merken', [
  {
    from: '2026-01-01',
    value: listOf2026,
    source: {
      name: 'De Nederlandsche Bank, openbaar register; AFM, register vergunningen',
      href: 'https://www.dnb.nl/openbaar-register/',
    },
    toVerify: true,
  },
])
