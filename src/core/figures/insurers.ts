import { figure } from '../kernel/figure.ts'
import listOf2026 from './insurers.json' with { type: 'json' }

/** A company that insures homes, contents, liability or legal assistance, or that administers such policies for an insurer. */
export interface Insurer {
  /** Never changes: kept letters name it. */
  id: string
  name: string
  /** Brands under which it sells or sold: old policies carry them. */
  tradeNames: readonly string[]
}

/**
 * Insurers whose policies people have, by name. The list was written from general knowledge: whoever verifies it compares each
 * name with the registers of licences of DNB (insurers) and AFM (authorised agents).
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
