import { figure } from '../kernel/figure.ts'

/** For the labour of insulating a home that was first lived in more than two years ago, in percent. */
export const insulationLabourRate = figure('Btw-tarief, arbeid bij isoleren', [
  {
    from: '2019-01-01',
    value: 9,
    source: {
      name: 'Belastingdienst, werkzaamheden aan woningen',
      href: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/btw/tarieven_en_vrijstellingen/diensten_9_btw/werkzaamheden_aan_woningen/werkzaamheden_aan_woningen',
    },
  },
])
