import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/valuation-report/valuation-report-calls.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { valuationReportRows } from '../../../core/valuation-report/valuation-report-summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { valuationReport } from './valuation-report-funnel.ts'

export const valuationReportProperties = { price: '€ 34,50', waarderapport: '€ 17,95' }
const summary = ({ body }: InputOf<typeof register>, { viewer }: { viewer: Viewer }) =>
  valuationReportRows(body, { price: 1795, fee: isMember(viewer) ? undefined : 3450 })

export const trials: FunnelTrial[] = [
  {
    funnel: valuationReport,
    properties: valuationReportProperties,
    summary,
    ways: [
      {
        name: 'an apartment, which has no plot',
        answers: { houseType: '0' },
        steps: ['woning', 'rapport-en-prijs', 'persoonsgegevens', 'overzicht'],
      },
    ],
  },
]
