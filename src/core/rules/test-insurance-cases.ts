import { houseTypes } from './house-types.ts'
import { roofs, walls } from './insurance-codes.ts'
import { purposes } from './insurance-purposes.ts'
import { type InsuranceCase, text } from './test-insurance-citations.ts'
import {
  all,
  apartment,
  asbestos,
  bitumen,
  business,
  corner,
  detached,
  holiday,
  home,
  letting,
  monument,
  moreCases,
  only,
  otherRoof,
  refused,
  rented,
  semiDetached,
  slate,
  tenant,
  thatch,
  vacant,
  wooden,
} from './test-insurance-more-cases.ts'

const complete: readonly InsuranceCase[] = [
  {
    who: 'Woont in een eigen tussenwoning van steen onder pannen: alles kan',
    cites: [text.packages, text.every, text.stone],
    ...home(),
    ...all,
  },
  {
    who: 'Eigen hoekwoning: alles kan',
    cites: [text.houses, text.every],
    ...home(corner),
    ...all,
  },
  {
    who: 'Eigen twee-onder-een-kapwoning: alles kan',
    cites: [text.houses, text.every],
    ...home(semiDetached),
    ...all,
  },
  {
    who: 'Eigen vrijstaande woning: alles kan',
    cites: [text.houses, text.every],
    ...home(detached),
    ...all,
  },
  {
    who: 'Eigen appartement: de VvE verzekert het gebouw, het eigenaarsbelang hoort bij de inboedel',
    cites: [text.ours, text.ownersInterest, text.notPossible],
    ...home(apartment),
    ...refused('apartment', 'possible'),
  },
  {
    who: 'Houten muren onder pannen: dat kost meer, maar het kan',
    cites: [text.walls, text.stone, text.ours],
    ...home(wooden),
    ...all,
  },
  {
    who: 'Dak van leien: net zo hard als pannen',
    cites: [text.stone],
    ...home(slate),
    ...all,
  },
  {
    who: 'Plat dak van bitumen: ook een hard dak',
    cites: [text.stone],
    ...home(bitumen),
    ...all,
  },
  {
    who: 'Rieten dak: gebouw en spullen kunnen niet, de rest wel',
    cites: [text.unsupported, text.stone, text.ours],
    ...home(detached, thatch),
    ...refused('roof', 'roof'),
  },
  {
    who: 'Een tussenwoning met riet: het soort huis verandert niets',
    cites: [text.unsupported, text.ours],
    ...home(thatch),
    ...refused('roof', 'roof'),
  },
  {
    who: 'Een ander dak dan in de lijst: niemand weet hoe het brandt',
    cites: [text.unsupported, text.stone, text.ours],
    ...home(otherRoof),
    ...refused('roof', 'roof'),
  },
  {
    who: 'Houten huis onder riet: het dak is de reden, niet de muur',
    cites: [text.unsupported, text.walls, text.ours],
    ...home(corner, wooden, thatch),
    ...refused('roof', 'roof'),
  },
  {
    who: 'Vakantiehuis: hier alleen voor waar iemand woont',
    cites: [text.ours, text.general],
    ...home(holiday),
    ...refused('holiday', 'holiday'),
  },
  {
    who: 'Huis om te verhuren: niet hier, maar verhuur kan bij rechtsbijstand',
    cites: [text.ours, text.rental, text.rentalModule],
    ...home(letting),
    ...refused('let', 'let'),
  },
  {
    who: 'Huis dat als bedrijf wordt gebruikt',
    cites: [text.ours, text.general],
    ...home(business),
    ...refused('business', 'business'),
  },
  {
    who: 'Huurder van een tussenwoning: alles behalve het gebouw',
    cites: [text.ours, text.general],
    ...home(tenant),
    ...refused('tenant', 'possible'),
  },
  {
    who: 'Huis dat langer dan 6 maanden leeg staat',
    cites: [text.vacancy, text.building, text.ours],
    ...home(vacant),
    ...refused('vacant', 'vacant'),
  },
  {
    who: 'Woont er, maar verhuurt het hele huis langer dan 2 maanden',
    cites: [text.rental, text.ours],
    ...home(rented),
    ...refused('let', 'let'),
  },
  {
    who: 'Verhuurhuis onder bitumen, nu verhuurd: twee keer dezelfde reden',
    cites: [text.rental, text.ours],
    ...home(detached, bitumen, letting, rented),
    ...refused('let', 'let'),
  },
  {
    who: 'Monument: alleen het gebouw kan niet',
    cites: [text.ours, text.general],
    ...home(monument),
    ...refused('monument', 'possible'),
  },
  {
    who: 'Huis met asbest: alleen het gebouw kan niet',
    cites: [text.ours, text.building],
    ...home(asbestos),
    ...refused('asbestos', 'possible'),
  },
]

/** Cases with unanswered questions, which rule nothing out. */
const underWay: readonly InsuranceCase[] = [
  {
    who: 'Heeft nog niets ingevuld: alles kan nog',
    cites: [text.every, text.packages],
    ...only(),
    ...all,
  },
  {
    who: 'Alleen het adres ingevuld: het is een appartement',
    cites: [text.ours, text.houses],
    ...only(apartment),
    ...refused('apartment', 'possible'),
  },
  {
    who: 'Alleen het adres ingevuld: het is een tussenwoning',
    cites: [text.houses, text.every],
    ...only({ houseType: houseTypes.attached }),
    ...all,
  },
  {
    who: 'Alleen de muur ingevuld: hout',
    cites: [text.walls, text.stone],
    ...only(wooden),
    ...all,
  },
  {
    who: 'Alleen het dak ingevuld: riet',
    cites: [text.unsupported, text.firstStep, text.ours],
    ...only(thatch),
    ...refused('roof', 'roof'),
  },
  {
    who: 'Alleen het dak ingevuld: pannen',
    cites: [text.firstStep, text.stone],
    ...only({ roof: roofs.tiles }),
    ...all,
  },
  {
    who: 'De eerste stap is klaar, met een hoekwoning van steen onder pannen',
    cites: [text.firstStep, text.every],
    ...only(corner, { wall: walls.stone, roof: roofs.tiles }),
    ...all,
  },
  {
    who: 'De eerste stap is klaar, met een appartement onder een plat dak',
    cites: [text.firstStep, text.ours, text.ownersInterest],
    ...only(apartment, { wall: walls.stone }, bitumen),
    ...refused('apartment', 'possible'),
  },
  {
    who: 'De eerste stap is klaar, met een appartement onder een ander dak',
    cites: [text.firstStep, text.unsupported, text.ours],
    ...only(apartment, { wall: walls.stone }, otherRoof),
    ...refused('apartment', 'roof'),
  },
  {
    who: 'Kiest alleen inboedel in een monument: naar leegstand en asbest wordt niet gevraagd',
    cites: [text.contentsAlone, text.notChosen, text.ours],
    ...only(corner, slate, { isOwner: true }, monument),
    ...refused('monument', 'possible'),
  },
  {
    who: 'Kiest alleen inboedel als huurder',
    cites: [text.contentsAlone, text.ours],
    ...only(semiDetached, { roof: roofs.tiles, isMonument: false }, tenant),
    ...refused('tenant', 'possible'),
  },
  {
    who: 'Kiest alleen inboedel in een eigen appartement, met eigenaarsbelang',
    cites: [text.contentsAlone, text.ownersInterest, text.ours],
    ...only(apartment, { isOwner: true, isMonument: false, purpose: purposes.living }),
    ...refused('apartment', 'possible'),
  },
  {
    who: 'Kiest alleen aansprakelijkheid: van het huis is niets bekend dan een gewoon dak',
    cites: [text.notChosen, text.every],
    ...only(bitumen),
    ...all,
  },
  {
    who: 'Kiest alleen rechtsbijstand, en verhuurt zijn huis',
    cites: [text.rentalModule, text.rental, text.ours],
    ...only(letting),
    ...refused('let', 'let'),
  },
  {
    who: 'Van het huis is alleen bekend dat het leeg staat',
    cites: [text.vacancy, text.ours],
    ...only(vacant),
    ...refused('vacant', 'vacant'),
  },
  {
    who: 'Het huis stond korter dan 6 maanden leeg: dat is geen leegstand',
    cites: [text.vacancy],
    ...only(detached, { isVacant: false }),
    ...all,
  },
  {
    who: 'Verhuurde het huis 2 maanden of korter: dat is geen verhuur',
    cites: [text.rental],
    ...only(detached, { isRented: false, purpose: purposes.living }),
    ...all,
  },
  {
    who: 'Van het huis is alleen bekend dat er asbest in zit',
    cites: [text.building, text.ours],
    ...only(asbestos),
    ...refused('asbestos', 'possible'),
  },
  {
    who: 'Van het huis is alleen bekend dat er een bedrijf in zit',
    cites: [text.general, text.ours],
    ...only(business),
    ...refused('business', 'business'),
  },
]

export const insuranceCases: readonly InsuranceCase[] = [...complete, ...underWay, ...moreCases]
