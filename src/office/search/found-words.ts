import type { StaffRole } from '../../core/staff/roles.ts'

const by = 'op referentie, naam, e-mailadres, postcode met huisnummer, lidnummer of telefoonnummer.'

/** What somebody in these roles searches in, and by what: the rights of the list of requests. */
export const whereInWords = (roles: readonly StaffRole[]): string => {
  if (roles.includes('member-service')) return `Je zoekt in alle aanvragen ${by}`
  const places = [
    ...(roles.includes('adviser') ? ['in die van je eigen loketten'] : []),
    ...(roles.includes('finance') ? ['in die met een betaling'] : []),
  ]
  const ofOperator = roles.includes('operator')
  if (places.length === 0) return 'Je vindt een aanvraag op haar referentie.'
  const others = ofOperator ? ' Een andere vind je op haar referentie.' : ''
  return `Je zoekt in aanvragen, ${places.join(' en ')}, ${by}${others}`
}

/** How much was found. `more`: there is more than is shown. */
export const foundInWords = (count: number, more: boolean): string => {
  if (count === 0) return more ? 'Er begint te veel zo. Typ meer.' : 'Niets gevonden.'
  if (more) return `Dit zijn er ${count}, en er is meer. Typ meer.`
  return count === 1 ? 'Eén aanvraag gevonden.' : `${count} aanvragen gevonden.`
}
