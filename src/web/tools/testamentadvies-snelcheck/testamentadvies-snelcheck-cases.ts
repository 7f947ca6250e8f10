import type { ToolCase } from '../../engine/testing/tool-case.ts'

const column = {
  name: 'TV Valkenburg, wie erft van mij (mr. Ernst Loendersloot)',
  href: 'https://tvvalkenburg.tv/van-de-wieg-tot-het-graf/wie-erft-van-mij/',
}
const basis = {
  name: 'Basis Notarissen Rijnmond, testament',
  href: 'https://www.basisnotarissenrijnmond.nl/familierecht/testament/',
}
const sbvg = {
  name: 'SBVG Notarissen, testament en wettelijk erfrecht',
  href: 'https://www.sbvg.nl/leven-overlijden/testament-en-levenstestament/testament/',
}

const no = { business: 'no', wish: 'no' }
const couple = { children: '0', stepchildren: 'no', ...no }
const alone = { bond: 'alone', children: '0', ...no }

/** Shares are in hundredths of a percent of the estate: 3333 is a third. */
export const cases: readonly ToolCase[] = [
  {
    name: 'married, two children of both',
    answers: { bond: 'married', children: '2', earlier: 'no', stepchildren: 'no', ...no },
    values: { partner: 33_33, child: 33_33, advised: 0 },
    source: column,
    says: 'Married with two children: the partner and both children inherit a third each.',
  },
  {
    name: 'married, no children',
    answers: { ...couple, bond: 'married' },
    values: { partner: 100_00, child: 0, advised: 0 },
    source: column,
    says: 'Married without descendants: the one who is left inherits everything.',
  },
  {
    name: 'living together without being married, two children',
    answers: { bond: 'together', children: '2', earlier: 'no', stepchildren: 'no', ...no },
    values: { partner: 0, child: 50_00, advised: 1 },
    source: column,
    says: 'Who lives together does not inherit from each other; with children they must arrange something, for only the children inherit. By hand: a half each.',
  },
  {
    name: 'living together, no children, two parents and a brother',
    answers: { ...couple, bond: 'together', parents: '2', siblings: '1', halfSiblings: '0' },
    values: { partner: 0, parent: 33_33, sibling: 33_33, advised: 1 },
    source: {
      name: 'Infotaris, testament voor een samengesteld gezin',
      href: 'https://www.infotaris.nl/blogs/testament-samengesteld-gezin/',
    },
    says: 'Without children the parents, brothers and sisters inherit, and the partner is left with nothing. By hand: three equal shares.',
  },
  {
    name: 'not married, three children',
    answers: { bond: 'alone', children: '3', ...no },
    values: { child: 33_33, parent: 0, advised: 0 },
    source: basis,
    says: 'Not married but with children: they are the only heirs, each for an equal share.',
  },
  {
    name: 'two parents, a brother and two half brothers',
    answers: { ...alone, parents: '2', siblings: '1', halfSiblings: '2' },
    values: { parent: 25_00, sibling: 25_00, halfSibling: 12_50, advised: 0 },
    source: sbvg,
    says: 'Parents and brother 2/8 each, the half brothers 1/8 each.',
  },
  {
    name: 'two parents, two brothers and four half brothers',
    answers: { ...alone, parents: '2', siblings: '2', halfSiblings: '4' },
    values: { parent: 25_00, sibling: 12_50, halfSibling: 6_25 },
    source: sbvg,
    says: 'The parents 1/4 each, full brothers 1/8 each, half brothers 1/16 each.',
  },
  {
    name: 'one parent and five sisters',
    answers: { ...alone, parents: '1', siblings: '5', halfSiblings: '0' },
    values: { parent: 25_00, sibling: 15_00 },
    source: {
      name: 'Burgerlijk Wetboek, boek 4 artikel 11',
      href: 'https://wetboekplus.nl/burgerlijk-wetboek-boek-4-artikel-11-erven-voor-gelijke-delen/',
    },
    says: 'A parent who would have less than a quarter gets a quarter, the others less in proportion. By hand: 1/6 becomes 1/4; 3/4 / 5 = 15%.',
  },
  {
    name: 'married, with children of an earlier relation',
    answers: { bond: 'married', children: '2', earlier: 'yes', stepchildren: 'no', ...no },
    values: { partner: 33_33, child: 33_33, advised: 1 },
    source: {
      name: 'Infotaris, testament voor een samengesteld gezin',
      href: 'https://www.infotaris.nl/blogs/testament-samengesteld-gezin/',
    },
    says: 'With children of an earlier relation a will matters all the more: the law often does not arrange it as one wants.',
  },
  {
    name: 'a partner with children of their own',
    answers: { bond: 'married', children: '0', stepchildren: 'yes', ...no },
    values: { partner: 100_00, advised: 1 },
    source: {
      name: 'Akteadvies, wie kan erfgenaam zijn',
      href: 'https://www.akteadvies.nl/kennis/wie-kan-erfgenaam-zijn/',
    },
    says: 'Stepchildren are no heirs by themselves: whoever wants them to share makes a will.',
  },
  {
    name: 'nobody who is near',
    answers: { ...alone, parents: '0', siblings: '0', halfSiblings: '0' },
    values: { partner: 0, child: 0, parent: 0, sibling: 0, advised: 1 },
    source: {
      name: 'Heetebrij, wie is erfgenaam als er geen testament is',
      href: 'https://www.heetebrij.net/2015/06/wie-is-erfgenaam-als-er-geen-testament-is/',
    },
    says: 'After parents, brothers and sisters come grandparents, great-grandparents, and the State. That a will is advised then is our own word.',
  },
  {
    name: 'fifty thousand euros, a husband and two children',
    answers: {
      bond: 'married',
      children: '2',
      earlier: 'no',
      stepchildren: 'no',
      ...no,
      estate: '50.000',
    },
    values: { partnerAmount: 16_666_67, childAmount: 16_666_67, childTaxed: 0 },
    source: {
      name: 'Uitvaartinformatie, verdeling van een erfenis zonder testament',
      href: 'https://uitvaartinformatie.nl/1-2-verdeling-erfenis-zonder-testament',
    },
    says: 'Her half of € 100.000 is shared by three: € 16.666 each, cents dropped. By hand: 50.000 / 3 = 16.666,67, which is less than a child inherits without tax.',
  },
  {
    name: 'a child that inherits 100.000 euros in 2026',
    answers: { bond: 'alone', children: '1', ...no, estate: '100.000' },
    values: { child: 100_00, childAmount: 100_000_00, childTaxed: 73_770_00 },
    today: '2026-07-01',
    source: {
      name: 'Slim Geldbeheer, erfbelasting 2026',
      href: 'https://slimgeldbeheer.nl/post/erfbelasting-vrijstellingen-2026-tarieven-berekening',
    },
    says: '€ 100.000 minus € 26.230 is € 73.770 that is taxed.',
  },
]
