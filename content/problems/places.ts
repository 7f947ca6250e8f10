import type { ContentIcon } from '../../src/core/content/parts.ts'

interface PlaceSeed {
  name: string
  icon: ContentIcon
  subjects: Record<string, ContentIcon>
}

/** Places in or around a home and their subjects: the first two steps of the problem finder. */
export const places = {
  badkamer: {
    name: 'Badkamer en toilet',
    icon: 'bath',
    subjects: { Toilet: 'toilet', 'Douche en bad': 'bath', Kraan: 'tap', 'Tegels en muren': 'bricks' },
  },
  keuken: {
    name: 'Keuken',
    icon: 'tap',
    subjects: { Kraan: 'tap', Afvoer: 'pipe', Apparaten: 'wrench' },
  },
  dak: {
    name: 'Dak en goot',
    icon: 'roof',
    subjects: { Dakgoot: 'drop', 'Schuin dak': 'roof', 'Plat dak': 'floor', Schoorsteen: 'bricks' },
  },
  gevel: {
    name: 'Gevel en muren',
    icon: 'bricks',
    subjects: { 'Scheuren en voegen': 'crack', 'Vocht in de muur': 'drop', 'Verf en stenen': 'bricks' },
  },
  ramen: {
    name: 'Ramen en deuren',
    icon: 'window',
    subjects: { Glas: 'window', Kozijn: 'wind', Deur: 'door' },
  },
  vloer: {
    name: 'Vloer en fundering',
    icon: 'floor',
    subjects: { Vloer: 'floor', 'Laminaat en parket': 'floor', Fundering: 'crack' },
  },
  kelder: {
    name: 'Kelder en kruipruimte',
    icon: 'stairs',
    subjects: { 'Water en vocht': 'drop', Stank: 'wind', 'Muizen en ratten': 'warning' },
  },
  verwarming: {
    name: 'Verwarming en warm water',
    icon: 'flame',
    subjects: {
      Ketel: 'flame',
      'Radiator en vloer': 'radiator',
      'Warm water': 'tap',
      Koolmonoxide: 'warning',
    },
  },
  stroom: {
    name: 'Stroom en licht',
    icon: 'bolt',
    subjects: { Meterkast: 'bolt', 'Licht en stopcontacten': 'lamp', Rookmelder: 'sound' },
  },
  riool: {
    name: 'Riool en afvoer',
    icon: 'pipe',
    subjects: { 'Verstopping en water': 'pipe', 'Stank en geborrel': 'wind' },
  },
  buiten: {
    name: 'Tuin, schutting en balkon',
    icon: 'tree',
    subjects: { 'Tuin en terras': 'tree', Schutting: 'fence', Balkon: 'building' },
  },
  buren: {
    name: 'Buren en overlast',
    icon: 'people',
    subjects: { Geluid: 'sound', 'Tuin en grens': 'fence', 'Schade door buren': 'crack' },
  },
  vve: {
    name: 'Appartement en VvE',
    icon: 'building',
    subjects: { Lekkage: 'drop', 'Lift en voordeur': 'door', 'Bestuur en geld': 'euro' },
  },
} as const satisfies Record<string, PlaceSeed>
export type Place = keyof typeof places

/** Path of the page with all problems of a place. */
export const placePath = (place: Place): string => `/problemen-oplossen/${place}`

/** The id of a subject in the finder. @throws Error for a subject that the place does not have. */
export const subjectIdOf = (place: Place, subject: string): string => {
  if (!Object.hasOwn(places[place].subjects, subject)) throw new Error(`${place} has no subject ${subject}.`)
  return `${place}.${subject.toLowerCase().replaceAll(' ', '-')}`
}
