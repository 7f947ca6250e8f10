import { keysOf, type SubsidyMeasure, subsidyMeasures } from '../../../core/content/subsidy-choices.ts'

interface Leading {
  readonly label: string
  readonly hint?: string
  /** What it is about, or what helps. */
  readonly measures: readonly SubsidyMeasure[]
}

/** What somebody wants to do, in fewer words than the measures have. */
export const plans = {
  isoleren: {
    label: 'Isoleren',
    hint: 'Dak, muren, vloer of kruipruimte',
    measures: ['dak', 'zoldervloer', 'spouwmuur', 'gevel', 'vloer', 'bodem'],
  },
  ramen: { label: 'Beter glas of nieuwe kozijnen', measures: ['glas'] },
  warmte: {
    label: 'Zuiniger verwarmen of van het gas af',
    hint: 'Warmtepomp, zonneboiler, warmtenet of elektrisch koken',
    measures: ['warmtepomp', 'zonneboiler', 'warmtenet', 'elektrisch-koken'],
  },
  zon: { label: 'Zonnepanelen', measures: ['zonnepanelen'] },
  lucht: { label: 'Ventileren', measures: ['ventilatie'] },
  groen: {
    label: 'Groen en regenwater',
    hint: 'Groen dak, tuin zonder tegels of een regenton',
    measures: ['groen-dak', 'regenwater', 'tuin'],
  },
  advies: { label: 'Eerst advies van een deskundige', measures: ['energieadvies'] },
  laden: { label: 'Auto’s opladen bij de VvE', measures: ['laadpunten'] },
  'weet-niet': { label: 'Dat weet ik nog niet', measures: [] },
} as const satisfies Record<string, Leading>
export type Plan = keyof typeof plans

/** What bothers somebody in their home, with what helps against it. */
export const troubles = {
  vloer: { label: 'Een koude vloer', measures: ['vloer', 'bodem'] },
  muren: { label: 'Koude muren', measures: ['spouwmuur', 'gevel'] },
  tocht: { label: 'Tocht of kou bij de ramen', measures: ['glas'] },
  boven: { label: 'Boven is het te warm of te koud', measures: ['dak', 'zoldervloer', 'groen-dak'] },
  rekening: {
    label: 'Een hoge energierekening',
    measures: ['dak', 'spouwmuur', 'vloer', 'glas', 'warmtepomp', 'zonnepanelen', 'energieadvies'],
  },
  vocht: { label: 'Schimmel of natte ramen', measures: ['ventilatie', 'glas', 'spouwmuur'] },
  ketel: { label: 'Een oude cv-ketel', measures: ['warmtepomp', 'zonneboiler', 'warmtenet'] },
  water: { label: 'Plassen na een flinke bui', measures: ['regenwater', 'tuin', 'groen-dak'] },
  niets: {
    label: 'Nergens van, ik wil zuiniger wonen',
    measures: ['dak', 'spouwmuur', 'vloer', 'glas', 'warmtepomp', 'energieadvies'],
  },
} as const satisfies Record<string, Leading>
export type Trouble = keyof typeof troubles

/** What measures are, for who does not know the word. */
const measureHints: Partial<Record<SubsidyMeasure, string>> = {
  spouwmuur: 'De lege ruimte tussen twee muren wordt gevuld.',
  gevel: 'Een laag tegen de muur, van binnen of van buiten.',
  bodem: 'Een laag op de grond onder je huis.',
  zoldervloer: 'Als je de zolder niet verwarmt.',
  zonneboiler: 'Verwarmt je water met de zon.',
  warmtenet: 'Warm water uit een buis in je straat, in plaats van een ketel.',
  regenwater: 'Een regenton, of een pijp die niet meer naar het riool loopt.',
  energieadvies: 'Een deskundige kijkt wat er in je huis kan.',
}

/** Plans, troubles and measures as one may choose them. */
export const planOptions = keysOf(plans).map((value) => ({ value, ...plans[value] }))
export const troubleOptions = keysOf(troubles).map((value) => ({ value, label: troubles[value].label }))
export const measureOption = (value: SubsidyMeasure) => {
  const hint = measureHints[value]
  return { value, label: subsidyMeasures[value], ...(hint && { hint }) }
}

/** What was answered of what is used here. */
export interface Wishes {
  plans?: readonly string[] | undefined
  troubles?: readonly string[] | undefined
  measures?: readonly string[] | undefined
}

/** What these answers lead to, of one map. */
const leading = <K extends string>(of: Readonly<Record<K, Leading>>, chosen: readonly string[] = []) =>
  keysOf(of).flatMap((key) => (chosen.includes(key) ? of[key].measures : []))

/** The measures that plans and troubles lead to, in the order of the subsidy check. */
export const proposed = (wishes: Wishes): SubsidyMeasure[] => {
  const found = new Set([...leading(plans, wishes.plans), ...leading(troubles, wishes.troubles)])
  return keysOf(subsidyMeasures).filter((measure) => found.has(measure))
}

/** What is searched for: the measures that were chosen, or all that were proposed. */
export const wanted = (wishes: Wishes): readonly SubsidyMeasure[] => {
  const { measures = [] } = wishes
  const all = proposed(wishes)
  return measures.length === 0 ? all : all.filter((measure) => measures.includes(measure))
}
