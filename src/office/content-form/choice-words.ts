import { type ContentIcon, pictures } from '../../core/content/parts.ts'

type Words = Readonly<Record<string, string>>

/**
 * The values of a choice in words, by its part and its path. Those of blocks stand in their descriptors; here is what a page
 * asks, and what needs no more than a number.
 */
const choices: Readonly<Record<string, Words>> = {
  'page.layout': {
    home: 'Voorpagina',
    service: 'Dienst',
    landing: 'Overzicht',
    content: 'Tekst',
    funnel: 'Aanvraag',
  },
  'grid.columns': { 2: 'Twee', 3: 'Drie', 4: 'Vier' },
}

/** The kinds of values of a field that takes several, in the order of its schema. */
const kindsOfValues: Readonly<Record<string, readonly string[]>> = {
  'subsidy.municipalities': ['Heel Nederland', 'Bepaalde gemeenten'],
  'funnel.properties': ['Tekst', 'Getal', 'Ja of nee', 'Lijst'],
}

const icons: Readonly<Record<ContentIcon, string>> = {
  bath: 'Bad',
  bolt: 'Bliksem',
  bricks: 'Stenen',
  building: 'Gebouw',
  calculator: 'Rekenmachine',
  calendar: 'Kalender',
  chat: 'Gesprek',
  check: 'Vinkje',
  clock: 'Klok',
  crack: 'Scheur',
  door: 'Deur',
  drop: 'Druppel',
  euro: 'Euro',
  fence: 'Hek',
  file: 'Blad papier',
  flame: 'Vlam',
  floor: 'Vloer',
  home: 'Huis',
  'house-check': 'Huis met vinkje',
  info: 'Informatie',
  lamp: 'Lamp',
  leaf: 'Blad',
  lock: 'Slot',
  magnifier: 'Vergrootglas',
  mail: 'Brief',
  people: 'Mensen',
  phone: 'Telefoon',
  pin: 'Plek op de kaart',
  pipe: 'Buis',
  radiator: 'Radiator',
  roof: 'Dak',
  scale: 'Weegschaal',
  shield: 'Schild',
  sound: 'Geluid',
  stairs: 'Trap',
  tap: 'Kraan',
  toilet: 'Toilet',
  tree: 'Boom',
  user: 'Persoon',
  warning: 'Waarschuwing',
  wind: 'Wind',
  window: 'Raam',
  wrench: 'Sleutel',
}

/** The drawings that a field may be chosen from, in words. */
export const iconWords: Readonly<Record<string, string>> = icons
export const pictureWords: Readonly<Record<string, string>> = pictures

/** A value of a field in words; undefined for one that the table does not have. */
export const choiceWords = (part: string, path: string, value: string | number): string | undefined => {
  const words = choices[`${part}.${path}`]
  return words && Object.hasOwn(words, value) ? words[value] : undefined
}

/** The kinds of values that a field takes, in words. */
export const valueKindWords = (part: string, path: string): readonly string[] | undefined =>
  kindsOfValues[`${part}.${path}`]
