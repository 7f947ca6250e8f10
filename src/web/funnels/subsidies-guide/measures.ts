import { keysOf, type SubsidyMeasure, subsidyMeasures } from '../../../core/content/subsidy-choices.ts'

interface Leading {
  readonly label: string
  readonly hint?: string
  /** Measures that carry out this plan, or that help against this problem. */
  readonly measures: readonly SubsidyMeasure[]
}

/** Plans of a resident, in fewer words than there are measures. */
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

/** Problems in a home, with the measures that help against them. */
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

/** Explanations for measures whose name may be unknown. */
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

/** Plans, problems and measures as options. */
export const planOptions = keysOf(plans).map((value) => ({ value, ...plans[value] }))
export const troubleOptions = keysOf(troubles).map((value) => ({ value, label: troubles[value].label }))
export const measureOption = (value: SubsidyMeasure) => {
  const hint = measureHints[value]
  return { value, label: subsidyMeasures[value], ...(hint && { hint }) }
}

/** The answers from which the measures follow. */
export interface Wishes {
  plans?: readonly string[] | undefined
  troubles?: readonly string[] | undefined
  measures?: readonly string[] | undefined
}

/** The measures of the chosen entries of a map. */
const measuresOf = <K extends string>(of: Readonly<Record<K, Leading>>, chosen: readonly string[] = []) =>
  keysOf(of).flatMap((key) => (chosen.includes(key) ? of[key].measures : []))

/** The measures that follow from plans and problems, in the order of the subsidy check. */
export const proposedMeasures = (wishes: Wishes): SubsidyMeasure[] => {
  const found = new Set([...measuresOf(plans, wishes.plans), ...measuresOf(troubles, wishes.troubles)])
  return keysOf(subsidyMeasures).filter((measure) => found.has(measure))
}

/** The measures to search for: those that were chosen, or all proposed ones. */
export const searchedMeasures = (wishes: Wishes): readonly SubsidyMeasure[] => {
  const { measures = [] } = wishes
  const all = proposedMeasures(wishes)
  return measures.length === 0 ? all : all.filter((measure) => measures.includes(measure))
}
