import { homeInWords } from '../../../core/groups/home-in-words.ts'
import type { Estimate } from '../../../core/valuations/estimate.ts'
import type { Report } from '../../../core/valuations/report.ts'
import type { ValueEstimate, ValueReport } from '../../ports/valuation.ts'

type Home = Parameters<typeof homeInWords>[0]

/** The estimate of a model, as its page shows it. */
export const estimateOfModel = (valued: ValueEstimate, home: Home): Estimate => ({
  address: homeInWords(home).replace('\n', ', '),
  valueInCents: valued.valueCents,
  lowInCents: valued.lowCents,
  highInCents: valued.highCents,
  valuedOn: valued.valuedOn,
  source: valued.source,
  basis: [
    { label: 'Woonoppervlakte', value: `${valued.livingArea} m²` },
    { label: 'Bouwjaar', value: String(valued.constructionYear) },
  ],
  isExample: valued.isExample,
})

/** The estimate of a model with the sales that it was compared with. */
export const reportOfModel = ({ compared, ...valued }: ValueReport, home: Home): Report => ({
  ...estimateOfModel(valued, home),
  compared: compared.map(({ priceCents, ...sale }) => ({ ...sale, priceInCents: priceCents })),
})
