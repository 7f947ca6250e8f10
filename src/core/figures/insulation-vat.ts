import { figure } from '../kernel/figure.ts'

const source = {
  name: 'Belastingdienst, werkzaamheden aan woningen',
  href: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/btw/tarieven_en_vrijstellingen/diensten_9_btw/werkzaamheden_aan_woningen/werkzaamheden_aan_woningen',
}

/** The VAT rate for the labour of insulating a home that was first lived in more than two years ago, in percent. */
export const insulationLabourRate = figure('Btw-tarief, arbeid bij isoleren', [
  { from: '2019-01-01', until: '2025-12-31', value: 9, source },
  { from: '2026-01-01', until: '2026-12-31', value: 9, source, toVerify: true },
])
