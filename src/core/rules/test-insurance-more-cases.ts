import { houseTypes } from './house-types.ts'
import { roofs, walls } from './insurance-codes.ts'
import { purposes } from './insurance-purposes.ts'
import type { SupportFacts } from './insurance-support.ts'
import { type InsuranceCase, type Reason, text } from './test-insurance-citations.ts'

export const apartment: SupportFacts = { houseType: houseTypes.apartment }
export const corner: SupportFacts = { houseType: houseTypes.corner }
export const semiDetached: SupportFacts = { houseType: houseTypes.semiDetached }
export const detached: SupportFacts = { houseType: houseTypes.detached }
export const wooden: SupportFacts = { wall: walls.wood }
export const slate: SupportFacts = { roof: roofs.slate }
export const bitumen: SupportFacts = { roof: roofs.bitumen }
export const thatch: SupportFacts = { roof: roofs.thatch }
export const otherRoof: SupportFacts = { roof: roofs.other }
export const holiday: SupportFacts = { purpose: purposes.holiday }
export const letting: SupportFacts = { purpose: purposes.letting }
export const business: SupportFacts = { purpose: purposes.business }
export const tenant: SupportFacts = { isOwner: false }
export const vacant: SupportFacts = { isVacant: true }
export const rented: SupportFacts = { isRented: true }
export const monument: SupportFacts = { isMonument: true }
export const asbestos: SupportFacts = { hasAsbestos: true }

/** Every answer for a terraced house that its owner lives in, of stone below tiles, changed by the given answers. */
export const home = (...answers: SupportFacts[]): { facts: SupportFacts } => {
  const usual: SupportFacts = {
    houseType: houseTypes.attached,
    wall: walls.stone,
    roof: roofs.tiles,
    purpose: purposes.living,
    isOwner: true,
    isVacant: false,
    isRented: false,
    isMonument: false,
    hasAsbestos: false,
  }
  return { facts: Object.assign(usual, ...answers) }
}

/** Facts with the given answers and no others. */
export const only = (...answers: SupportFacts[]): { facts: SupportFacts } => ({
  facts: Object.assign({}, ...answers),
})

export const all: Pick<InsuranceCase, 'expects'> = {
  expects: { Home: 'possible', Content: 'possible', Liability: 'possible', Legal: 'possible' },
}
/** Expectations for building and contents; liability and legal assistance are never refused because of the home. */
export const refused = (
  building: Reason | 'possible',
  contents: Reason | 'possible',
): Pick<InsuranceCase, 'expects'> => ({
  expects: { ...all.expects, Home: building, Content: contents },
})

/**
 * Cases with more than one reason, of which the first is shown. With the cases of one reason, every pair of answers occurs once.
 */
export const moreCases: readonly InsuranceCase[] = [
  {
    who: 'Huurt een appartement: de VvE wordt het eerst genoemd',
    cites: [text.ours, text.unsupported],
    ...home(apartment, tenant),
    ...refused('apartment', 'possible'),
  },
  {
    who: 'Eigenaar van een rieten monument: het dak gaat voor',
    cites: [text.ours, text.unsupported],
    ...home(detached, thatch, monument),
    ...refused('roof', 'roof'),
  },
  {
    who: 'Monument met asbest: het monument gaat voor, de inboedel kan',
    cites: [text.ours, text.general, text.building],
    ...home(monument, asbestos),
    ...refused('monument', 'possible'),
  },
  {
    who: 'Monument dat wordt verhuurd: elk zijn eigen reden',
    cites: [text.ours, text.rental],
    ...home(monument, rented),
    ...refused('monument', 'let'),
  },
  {
    who: 'Vakantiehuis met een asbestdak op de schuur: elk zijn eigen reden',
    cites: [text.ours, text.building],
    ...home(holiday, asbestos),
    ...refused('asbestos', 'holiday'),
  },
  {
    who: 'Asbest, en het huis staat leeg tot dat weg is',
    cites: [text.ours, text.vacancy],
    ...home(asbestos, vacant),
    ...refused('asbestos', 'vacant'),
  },
  {
    who: 'Vakantiehuis dat het hele jaar leeg staat: het gebruik gaat voor',
    cites: [text.ours, text.vacancy],
    ...home(holiday, vacant),
    ...refused('holiday', 'holiday'),
  },
  {
    who: 'Winkel onder het huis, die wordt verhuurd: het bedrijf gaat voor',
    cites: [text.ours, text.rental],
    ...home(business, rented),
    ...refused('business', 'business'),
  },
  {
    who: 'Verhuurt het huis, maar het staat leeg: de verhuur gaat voor',
    cites: [text.ours, text.rental, text.vacancy],
    ...home(rented, vacant),
    ...refused('let', 'let'),
  },
  {
    who: 'Huurder van een houten werkplaats met asbest, die leeg staat en is onderverhuurd',
    cites: [text.ours, text.unsupported],
    ...home(corner, wooden, otherRoof, business, tenant, vacant, rented, asbestos),
    ...refused('tenant', 'roof'),
  },
  {
    who: 'Huurder die een houten monument met asbest onderverhuurt',
    cites: [text.ours, text.rental],
    ...home(semiDetached, wooden, slate, letting, tenant, rented, monument, asbestos),
    ...refused('tenant', 'let'),
  },
  {
    who: 'Huurt een houten vakantiemonument, dat leeg staat',
    cites: [text.ours, text.stone],
    ...home(semiDetached, wooden, bitumen, holiday, tenant, vacant, monument),
    ...refused('tenant', 'holiday'),
  },
  {
    who: 'Huurder van een rieten boerderij met een bedrijf, leeg en onderverhuurd',
    cites: [text.ours, text.unsupported],
    ...home(detached, thatch, business, tenant, vacant, rented, asbestos),
    ...refused('tenant', 'roof'),
  },
  {
    who: 'Huurt een vakantieappartement in een monument met een glazen dak',
    cites: [text.ours, text.unsupported, text.houses],
    ...home(apartment, otherRoof, holiday, tenant, vacant, rented, monument),
    ...refused('apartment', 'roof'),
  },
  {
    who: 'Huurt een houten appartement onder riet om te verhuren, nu leeg',
    cites: [text.ours, text.unsupported],
    ...home(apartment, wooden, thatch, letting, tenant, vacant),
    ...refused('apartment', 'roof'),
  },
  {
    who: 'Houten vakantiehuis onder leien, een monument',
    cites: [text.ours, text.general],
    ...home(detached, wooden, slate, holiday, monument),
    ...refused('monument', 'holiday'),
  },
  {
    who: 'Huurder die een hoekhuis met asbest verhuurt, een monument met een plat dak',
    cites: [text.ours, text.rental],
    ...home(corner, bitumen, letting, tenant, rented, monument, asbestos),
    ...refused('tenant', 'let'),
  },
  {
    who: 'Vakantieappartement met asbest onder leien, dat leeg staat',
    cites: [text.ours, text.houses],
    ...home(apartment, slate, holiday, vacant, asbestos),
    ...refused('apartment', 'holiday'),
  },
  {
    who: 'Huurder van een houten praktijk onder riet, een leeg monument',
    cites: [text.ours, text.unsupported],
    ...home(semiDetached, wooden, thatch, business, tenant, vacant, monument),
    ...refused('tenant', 'roof'),
  },
  {
    who: 'Huurder van een houten appartement met asbest, met een bedrijf onder een plat dak',
    cites: [text.ours, text.houses],
    ...home(apartment, wooden, bitumen, business, tenant, asbestos),
    ...refused('apartment', 'business'),
  },
  {
    who: 'Verhuurt een houten monument onder een ander dak',
    cites: [text.ours, text.unsupported],
    ...home(semiDetached, wooden, otherRoof, letting, monument),
    ...refused('roof', 'roof'),
  },
  {
    who: 'Huurt een houten vakantiehuis onder riet, dat leeg staat',
    cites: [text.ours, text.unsupported],
    ...home(corner, wooden, thatch, holiday, tenant, vacant),
    ...refused('tenant', 'roof'),
  },
  {
    who: 'Huurder van een kantoor met asbest onder leien, een monument dat is onderverhuurd',
    cites: [text.ours, text.general],
    ...home(corner, slate, business, tenant, rented, monument, asbestos),
    ...refused('tenant', 'business'),
  },
  {
    who: 'Eigenaar van een leeg houten bedrijfspand met asbest, een monument onder een ander dak',
    cites: [text.ours, text.unsupported],
    ...home(detached, wooden, otherRoof, business, vacant, monument, asbestos),
    ...refused('roof', 'roof'),
  },
]
