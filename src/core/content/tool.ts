import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { shortText } from './parts.ts'

/** The calculators of spec 000 section 2 by codename, with their names for visitors. */
export const toolNames = {
  berekenen_kosten_koper: 'Kosten koper berekenen',
  overwaarde_scan: 'Overwaardescan',
  desktop_taxatie_rekentool: 'Rekentool desktoptaxatie',
  energiebelasting_tool: 'Energiebelasting berekenen',
  financieringscheck: 'Financieringscheck',
  rekenmodule_annuiteiten_en_lineaire_hypotheek: 'Annuïtair of lineair aflossen',
  studieschuld_en_hypotheek: 'Studieschuld en hypotheek',
  quickscan_hypotheek: 'Quickscan hypotheek',
  renteopslag: 'Renteopslag berekenen',
  testamentadvies_snelcheck: 'Snelcheck testamentadvies',
  financiele_wooncheck: 'Financiële wooncheck',
  bestaande_bouw_verduurzamen: 'Bestaande bouw verduurzamen',
  rekenhulp_extra_aflossen: 'Rekenhulp extra aflossen',
  prijsplafond: 'Prijsplafond berekenen',
  scheurenwijzer: 'Scheurenwijzer',
} as const
export type ToolCodename = keyof typeof toolNames
export const codenames = Object.keys(toolNames) as [ToolCodename, ...ToolCodename[]]

/** A calculator by its codename. One that is not built yet shows its service text (D51). */
export const tool = blockKind(
  'tool',
  { codename: z.enum(codenames), title: z.optional(shortText) },
  { codename: 'berekenen_kosten_koper', title: 'Wat kost kopen?' },
)
