import { figure } from '../kernel/figure.ts'

/** The VAT rate of what the association sells, in percent. */
export const vatRate = figure('Btw-tarief', [
  {
    from: '2012-10-01',
    value: 21,
    source: {
      name: 'Belastingdienst, btw-tarieven',
      href: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/btw/tarieven_en_vrijstellingen/',
    },
  },
])
