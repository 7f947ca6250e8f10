import type { StaffRole } from '../../core/staff/roles.ts'

const by = 'op referentie, naam, e-mailadres, postcode met huisnummer, lidnummer of telefoonnummer.'

/** What somebody in these roles searches in, and by what: the rights of the list of requests. */
export const whereInWords = (roles: readonly StaffRole[]): string => {
  if (roles.includes('member-service')) return `Je zoekt in alle aanvragen ${by}`
  const places = [
    ...(roles.includes('adviser') ? ['de aanvragen van je eigen loketten'] : []),
    ...(roles.includes('finance') ? ['de aanvragen met een betaling'] : []),
  ]
  const ofOperator = roles.includes('operator')
  if (places.length === 0) return 'Je vindt een aanvraag op referentie.'
  const others = ofOperator ? ' Andere aanvragen vind je alleen op referentie.' : ''
  return `Je zoekt in ${places.join(' en in ')}, ${by}${others}`
}

/** How much was found. `more`: there is more than is shown. */
export const foundInWords = (count: number, more: boolean): string => {
  if (count === 0) return more ? 'Te veel aanvragen beginnen zo. Typ meer.' : 'Niets gevonden.'
  if (more) return `Dit zijn de eerste ${count}. Er zijn er meer. Typ meer.`
  return count === 1 ? 'Eén aanvraag gevonden.' : `${count} aanvragen gevonden.`
}
