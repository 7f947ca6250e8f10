import { figure } from '../kernel/figure.ts'

/** Tax on the premium of an insurance, in percent (Wet op belastingen van rechtsverkeer, article 23). */
export const insuranceTaxRate = figure('Assurantiebelasting', [
  {
    from: '2013-01-01',
    value: 21,
    source: {
      name: 'Belastingdienst, assurantiebelasting',
      href: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/overige_belastingen/assurantiebelasting/',
    },
    toVerify: true,
  },
])
