import type { ToolCase } from '../../engine/testing/tool-case.ts'

const delaney = {
  name: 'Delaney Marling Partnership, classes of BRE Digest 251',
  href: 'https://www.delaneymarlingpartnership.co.uk/newsitem_2021_01_148/assessing-cracks-in-your-building',
}
const surveying = {
  name: 'Property Surveying, BRE Digest 251',
  href: 'https://propertysurveying.co.uk/newsletter/?page_id=27743',
}
const kcaf = {
  name: 'KCAF, signalen dat een woning verzakt',
  href: 'https://www.kcaf.nl/kennisbank/signalen-verzakking/',
}

/**
 * `category` is the class of damage by width (BRE Digest 251, 0 to 5). `urgency` is our own scale, based on the source of each
 * case: 0 nothing to do, 1 keep measuring, 2 have somebody look within weeks, 3 call today.
 */
export const cases: readonly ToolCase[] = [
  {
    name: 'a hair crack in the plaster',
    answers: { place: 'plaster', pattern: 'hair', width: 'hair', growth: 'no' },
    values: { category: 0, urgency: 0, foundation: 0 },
    source: delaney,
    says: 'Less than 0,1 mm: negligible, no action required.',
  },
  {
    name: 'a shrinkage crack of up to a millimetre',
    answers: { place: 'plaster', pattern: 'vertical', width: '1', growth: 'no' },
    values: { category: 1, urgency: 0, foundation: 0 },
    source: { name: 'PBS Vastgoed, scheuren', href: 'https://www.pbsvastgoed.nl/kennisbox/scheuren/' },
    says: 'A thin crack of shrinkage means nothing for the structure. Class 1 of BRE: 0,1 to 1 mm, treated by normal decoration.',
  },
  {
    name: 'a crack of four millimetres in the facade that has been there for years',
    answers: { place: 'facade', pattern: 'vertical', width: '5', growth: 'no' },
    values: { category: 2, urgency: 1, foundation: 0 },
    source: surveying,
    says: 'Up to 5 mm is class 2, easily filled; classes 0 to 2 are a matter of looks. Outside it is repointed against rain: we say measure on.',
  },
  {
    name: 'a crack of ten millimetres',
    answers: { place: 'facade', pattern: 'vertical', width: '15', growth: 'no' },
    values: { category: 3, urgency: 2 },
    source: delaney,
    says: '5 to 15 mm is moderate: opened up and patched, brickwork may be replaced, pipes may break. That is work for somebody who knows.',
  },
  {
    name: 'a crack of twenty millimetres',
    answers: { place: 'facade', pattern: 'vertical', width: '25', growth: 'no' },
    values: { category: 4, urgency: 3 },
    source: {
      name: 'Bowden, when is a crack a structural one',
      href: 'https://bowdence.com/when-is-a-crack-a-structural-one/',
    },
    says: 'Classes 4 and 5 need a structural engineer. 15 to 25 mm is class 4: walls may lean, beams may lose their bearing.',
  },
  {
    name: 'a crack wider than an inch',
    answers: { place: 'inside', pattern: 'diagonal', width: 'more', growth: 'unknown' },
    values: { category: 5, urgency: 3 },
    source: delaney,
    says: 'More than 25 mm is very severe: structural damage.',
  },
  {
    name: 'steps through the joints that do not change',
    answers: { place: 'facade', pattern: 'stepped', width: '1', growth: 'no' },
    values: { category: 1, urgency: 1, foundation: 1 },
    source: { name: 'Paalrot.info, problemen herkennen', href: 'https://www.paalrot.info/LOF/?page_id=8' },
    says: 'Cracks like stairs in the facade are the first sign of trouble with a foundation that it names. Narrow and still: measure on.',
  },
  {
    name: 'steps through the joints, doors that stick, and it grows',
    answers: { place: 'facade', pattern: 'stepped', width: '5', growth: 'yes', signs: ['stuck'] },
    values: { category: 2, urgency: 3, foundation: 1 },
    source: kcaf,
    says: 'Cracks and sticking doors and windows are signs that a home sinks; here it goes on.',
  },
  {
    name: 'a wall that bulges, with a narrow crack',
    answers: { place: 'facade', pattern: 'horizontal', width: '1', growth: 'no', signs: ['lean'] },
    values: { category: 1, urgency: 3 },
    source: {
      name: 'VvE Beheer Midden-Nederland, spouwmuurkeuring',
      href: 'https://www.vvebeheer-middennederland.nl/spouwmuurkeuring/',
    },
    says: 'With rusted wall ties the brickwork may come loose and a part of the facade may fall, which endangers lives.',
  },
  {
    name: 'a horizontal crack in the facade',
    answers: { place: 'facade', pattern: 'horizontal', width: '1', growth: 'no' },
    values: { category: 1, urgency: 2, foundation: 0 },
    source: {
      name: 'Webwoordenboek, waarom scheuren muren',
      href: 'https://webwoordenboek.nl/kenniscentrum/waarom-scheuren-muren',
    },
    says: 'Horizontal cracks are often more dangerous than vertical ones.',
  },
  {
    name: 'a crack that was not there before',
    answers: { place: 'inside', pattern: 'vertical', width: '1', growth: 'sudden' },
    values: { category: 1, urgency: 2 },
    source: {
      name: 'Vereniging Hendrick de Keyser, ik heb een nieuwe scheur ontdekt',
      href: 'https://www.hendrickdekeyser.nl/huren/info-voor-huurders/ik-heb-een-nieuwe-scheur-ontdekt-in-de-buitengevel-of-in-de-constructie-of-een-bestaande-scheur-is-groter-geworden-wat-nu/',
    },
    says: 'Does a crack come suddenly, or does one grow? Then get in touch.',
  },
  {
    name: 'parts that moved up and down',
    answers: { place: 'facade', pattern: 'diagonal', width: '1', growth: 'no', signs: ['offset'] },
    values: { urgency: 2, foundation: 1 },
    source: { name: 'Homekeur, funderingsproblemen', href: 'https://www.homekeur.nl/funderingsprobleem/' },
    says: 'A diagonal crack, often through the joints, of which the parts moved vertically, tells of the foundation.',
  },
]
