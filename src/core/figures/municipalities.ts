import { figure } from '../kernel/figure.ts'
import listOf2023 from './municipalities.json' with { type: 'json' }

/** A municipality: the code of the CBS (`GM0307`), as the address register gives it too, and its official name. */
export interface Municipality {
  id: string
  name: string
}

/**
 * All municipalities, by name. Nothing changed after 1 January 2023. Wijdemeren is to join Hilversum on 1 January 2027:
 * whoever writes the list of 2027 looks up whether the law is there, and which others change.
 */
export const municipalities = figure<readonly Municipality[]>('Gemeenten van Nederland', [
  {
    from: '2023-01-01',
    until: '2026-12-31',
    value: Object.entries(listOf2023).map(([id, name]) => ({ id, name })),
    source: {
      name: 'CBS, gemeentelijke indeling op 1 januari 2026',
      href: 'https://www.cbs.nl/nl-nl/onze-diensten/methoden/classificaties/overig/gemeentelijke-indelingen-per-jaar/indeling-per-jaar/gemeentelijke-indeling-op-1-januari-2026',
    },
  },
])
