import { embedTools } from '../../core/content/embed.ts'
import { type ContentIcon, type ContentPicture, pictures } from '../../core/content/parts.ts'
import { residents, subsidyMeasures, subsidyTypes } from '../../core/content/subsidy-choices.ts'
import { toolNames } from '../../core/content/tool.ts'
import { roofTypes } from '../../core/rules/roof-types.ts'

type Words = Readonly<Record<string, string>>

/** The values that a field may be chosen from, in words, by its part and its path. */
const choices: Readonly<Record<string, Words>> = {
  'page.layout': {
    home: 'Voorpagina',
    service: 'Dienst',
    landing: 'Landingspagina',
    content: 'Tekst',
    funnel: 'Aanvraag',
  },
  'grid.columns': { 2: '2 kolommen', 3: '3 kolommen', 4: '4 kolommen' },
  'picture_text.side': { left: 'Links', right: 'Rechts' },
  'embed.tool': Object.fromEntries(Object.entries(embedTools).map(([tool, { name }]) => [tool, name])),
  'tool.codename': toolNames,
  'form.questions.ask': {
    line: 'Eén regel tekst',
    text: 'Een stuk tekst',
    choice: 'Eén keuze',
    choices: 'Meer keuzes',
    'yes-no': 'Ja of nee',
    number: 'Getal',
    date: 'Dag',
    name: 'Naam',
    email: 'E-mailadres',
    mobile: 'Mobiel nummer',
    landline: 'Vast nummer',
    postcode: 'Postcode',
    'house-number': 'Huisnummer',
    addition: 'Toevoeging bij het huisnummer',
    'relation-id': 'Lidnummer',
    'licence-plate': 'Kenteken',
  },
  'iframe.show': {
    contract_scan: 'Contractscan',
    call_me_back: 'Bel mij terug',
    vve_insurance: 'VvE-verzekering',
    form: 'Formulier',
  },
  'roof_check.roofs.key': roofTypes,
  'roof_check.roofs.drawing': { flat: 'Plat', low: 'Flauw', pitched: 'Schuin', steep: 'Steil' },
  'subsidy.type': subsidyTypes,
  'subsidy.residents': residents,
  'subsidy.measures': subsidyMeasures,
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
export const pictureWords: Readonly<Record<string, string>> = pictures satisfies Record<ContentPicture, string>

/** A value of a field in words; undefined for one that the table does not have. */
export const choiceWords = (part: string, path: string, value: string | number): string | undefined => {
  const words = choices[`${part}.${path}`]
  return words && Object.hasOwn(words, value) ? words[value] : undefined
}

/** The kinds of values that a field takes, in words. */
export const valueKindWords = (part: string, path: string): readonly string[] | undefined =>
  kindsOfValues[`${part}.${path}`]
