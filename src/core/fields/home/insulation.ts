import {
  answers,
  atticAccess,
  cavityWidths,
  crawlSpaceBottoms,
  crawlSpaceHeights,
  crawlSpaceWater,
  facadeHeights,
  floorTypes,
  joints,
  measures,
  roofFinish,
  ventilations,
} from '../../rules/insulation-codes.ts'
import { relabel } from '../brick/brick.ts'
import { choice } from '../brick/choice.ts'
import { choices } from '../brick/choices.ts'
import { surface } from './surface.ts'

// The questions about insulating a home, in the codes of spec 002 section 3.2. Labels: D69.

const yes = { value: answers.yes, label: 'Ja' } as const
const no = { value: answers.no, label: 'Nee' } as const
const unknown = { value: answers.unknown, label: 'Weet ik niet' } as const

/** Whether anything was insulated in the last ten years (spec 002 section 9). */
export const insulationHistory = choice({
  label: 'Is er de laatste 10 jaar iets geïsoleerd?',
  options: [
    { value: 'no', label: 'Nee' },
    { value: 'yes', label: 'Ja' },
    { value: 'unknown', label: 'Weet ik niet' },
  ],
})

export const facadeHeight = choice({
  label: 'Hoe hoog is de gevel?',
  hint: 'Van de stoep tot de dakgoot. Een verdieping is ongeveer 3 meter.',
  options: [
    { value: facadeHeights.under9, label: 'Lager dan 9 meter' },
    { value: facadeHeights.from9to12, label: '9 tot 12,5 meter' },
    { value: facadeHeights.over12, label: 'Hoger dan 12,5 meter' },
  ],
})

export const hasCrawlSpace = choice({ label: 'Heb je een kruipruimte of kelder?', options: [yes, no] })

export const isCrawlSpaceAccessible = choice({
  label: 'Kun je in de kruipruimte of kelder komen?',
  hint: 'Bijvoorbeeld door een luik in de hal.',
  options: [yes, no],
})

export const crawlSpaceHeight = choice({
  label: 'Hoe hoog is de kruipruimte of kelder?',
  options: [
    { value: crawlSpaceHeights.from50, label: '50 cm of hoger' },
    { value: crawlSpaceHeights.from35to50, label: '35 tot 50 cm' },
    { value: crawlSpaceHeights.under35, label: 'Lager dan 35 cm' },
  ],
})

export const measureTitles = {
  cavity_wall_insulation: 'Spouwmuurisolatie',
  floor_insulation: 'Vloer- of bodemisolatie',
  roof_insulation: 'Dakisolatie',
  glass_insolation_compliment: 'Glasisolatie',
} as const

const [first, ...others] = measures
const measureOptions = [
  { value: first, label: measureTitles[first] },
  ...others.map((value) => ({ value, label: measureTitles[value] })),
] as const

export const selectedMeasures = choices({
  label: 'Waarover wil je advies?',
  missing: 'Kies minstens één maatregel.',
  options: measureOptions,
})

/** Error when an offer is asked for no measure (spec 002 section 2.2). */
export const offerMeasuresMissing = 'Selecteer er minstens één'

/** The measures for which an offer is wanted (spec 002 section 2.2). */
export const offerMeasures = choices({
  label: 'Waarvoor wil je een offerte?',
  missing: offerMeasuresMissing,
  options: measureOptions,
})

export const cavityWallWidth = choice({
  label: 'Hoe breed is de spouw?',
  hint: 'De spouw is de ruimte tussen de binnenmuur en de buitenmuur.',
  options: [
    { value: cavityWidths.from3to4, label: '3 tot 4 cm' },
    { value: cavityWidths.from4to7, label: '4 tot 7 cm' },
    { value: cavityWidths.over7, label: 'Meer dan 7 cm' },
    { value: cavityWidths.under3, label: 'Minder dan 3 cm' },
    { value: cavityWidths.none, label: 'Er is geen spouw' },
    { value: cavityWidths.unknown, label: 'Weet ik niet' },
  ],
})

export const brickworkJoint = choice({
  label: 'Hoe zien de voegen eruit?',
  options: [
    { value: joints.flat, label: 'Vlak, gelijk met de steen' },
    { value: joints.cut, label: 'Gesneden, met scherpe randen' },
    { value: joints.deep, label: 'Diep, achter de steen' },
  ],
})

export const ventilation = choices({
  label: 'Hoe wordt de spouw geventileerd?',
  hint: 'Je mag meer dan één antwoord kiezen.',
  options: [
    { value: ventilations.open, label: 'Open voegen' },
    { value: ventilations.grille, label: 'Roosters' },
    { value: ventilations.unknown, label: unknown.label },
  ],
})

export const hasBats = choice({ label: 'Zie je vleermuizen bij de gevel?', options: [yes, no, unknown] })

export const moistureProblems = choice({
  label: 'Heb je last van vocht in de muren?',
  options: [yes, no, unknown],
})

export const facadeSurface = relabel(surface('Oppervlakte van de gevels (m²)', { example: '80' }), {
  hint: 'Alle buitenmuren samen, zonder ramen en deuren.',
})

export const floorType = choice({
  label: 'Waar is de vloer van gemaakt?',
  options: [
    { value: floorTypes.wood, label: 'Hout' },
    { value: floorTypes.concrete, label: 'Beton' },
  ],
})

export const crawlSpaceAreas = choice({
  label: 'Is de kruipruimte verdeeld in vakken?',
  options: [yes, no, unknown],
})

export const crawlSpaceState = choice({
  label: 'Staat er water in de kruipruimte?',
  options: [
    { value: crawlSpaceWater.none, label: 'Nee' },
    { value: crawlSpaceWater.present, label: 'Ja' },
    { value: crawlSpaceWater.unknown, label: unknown.label },
  ],
})

export const crawlSpaceObstacles = choice({
  label: 'Lopen er leidingen onder de vloer?',
  options: [yes, no, unknown],
})

export const crawlSpaceBottom = choice({
  label: 'Wat ligt er op de bodem?',
  options: [
    { value: crawlSpaceBottoms.sand, label: 'Zand' },
    { value: crawlSpaceBottoms.stone, label: 'Stenen' },
    { value: crawlSpaceBottoms.concrete, label: 'Beton' },
    { value: crawlSpaceBottoms.unknown, label: unknown.label },
  ],
})

export const hasFireplace = choice({ label: 'Is er een open haard?', options: [yes, no, unknown] })

export const floorSurface = surface('Oppervlakte van de vloer (m²)', { example: '50' })

export const heatedAttic = choice({ label: 'Verwarm je de zolder?', options: [yes, no] })

export const accessibleAttic = choice({
  label: 'Hoe kom je op zolder?',
  options: [
    { value: atticAccess.fixedStairs, label: 'Met een vaste trap' },
    { value: atticAccess.loftStairs, label: 'Met een vlizotrap' },
    { value: atticAccess.separateStairs, label: 'Met een losse trap' },
    { value: atticAccess.none, label: 'Je kunt er niet komen' },
  ],
})

export const skylight = choice({ label: 'Zit er een dakraam of dakkapel in het dak?', options: [yes, no] })

export const roofInsulationInside = choice({
  label: 'Is het dak aan de binnenkant geïsoleerd?',
  options: [yes, no, unknown],
})

export const roofInsulationOutside = choice({
  label: 'Is het dak aan de buitenkant geïsoleerd?',
  options: [yes, no, unknown],
})

export const roofInsulationFinishing = choice({
  label: 'Moet de binnenkant van het dak worden afgewerkt?',
  hint: 'Met platen waarop je kunt schilderen of behangen.',
  options: [
    { value: roofFinish.no, label: 'Nee, dat hoeft niet' },
    { value: roofFinish.yes, label: 'Ja, graag' },
  ],
})

export const roofSize = relabel(surface('Oppervlakte van het dak (m²)', { example: '70' }), {
  hint: 'Alle kanten van het schuine dak samen.',
})
