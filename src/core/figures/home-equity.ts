import { figure } from '../kernel/figure.ts'

const selling = { name: 'Huisverkopen.nl, kosten bij verkoop', href: 'https://www.huisverkopen.nl/kosten' }
const senders = {
  name: 'Senders Advies, hypotheek en energiebesparende maatregelen',
  href: 'https://sendersadvies.nl/hypotheek-in-combinatie-met-energiebesparende-maatregelen/',
}

/** The average commission of an estate agent for selling a home, in percents of its price, VAT included. */
export const sellingAgentShare = figure('Courtage van de makelaar, gemiddeld', [
  { from: '2024-10-01', until: '2026-12-31', value: 1.09, source: selling },
])

/**
 * The average costs of selling beside the agent, in cents: an energy label, and the notary's removal of the mortgage from the
 * register.
 */
export const sellingCosts = figure('Energielabel en doorhalen van de hypotheek, gemiddeld', [
  { from: '2024-10-01', until: '2026-12-31', value: 300_00 + 345_00, source: selling },
])

/**
 * The highest mortgage with measures that save energy, in percents of the value (Tijdelijke regeling hypothecair krediet, article
 * 5); without them it is `loanToValue` of the lending norms.
 */
export const energyLoanShare = figure('Hoogste hypotheek met energiebesparing, deel van de waarde', [
  { from: '2018-01-01', value: 106, source: senders },
])

/** The limit of many banks for a loan that is not for the home itself, in percents of the value. */
export const cautiousLoanShare = figure('Vuistregel voor overwaarde opnemen, deel van de waarde', [
  {
    from: '2025-01-01',
    until: '2026-12-31',
    value: 80,
    source: {
      name: 'Niki de Wolff, overwaarde opnemen',
      href: 'https://nikidewolff.nl/blog/overwaarde/overwaarde-opnemen-uitleg',
    },
  },
])

/**
 * Years after a sale in which the surplus lowers the interest that is deducted (Wet inkomstenbelasting 2001, article 3.119aa).
 */
export const equityReserveYears = figure('Bijleenregeling, aantal jaren', [
  {
    from: '2010-01-01',
    value: 3,
    source: {
      name: 'Belastingdienst, bijleenregeling',
      href: 'https://belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/prive/woning/eigen-woning/u-verkoopt-een-huis/bijleenregeling/wanneer-geldt-bijleenregeling/ander-huis-geen-eigenwoningreserve',
    },
  },
])
