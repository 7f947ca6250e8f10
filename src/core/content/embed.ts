import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, sentences, shortText } from './parts.ts'

/** Tools of other parties that come as scripts: the address of our frame around each, and the desk that helps without it. */
export const embedTools = {
  property_value: { path: '/ingesloten/woz-waarde', name: 'WOZ-waarde', desk: 'financieel' },
  subsidy_widget: { path: '/ingesloten/subsidies', name: 'Subsidies', desk: 'bouwkundig' },
} as const
export type EmbedTool = keyof typeof embedTools

/** The membership states that a tool may be told about a visitor (D50). */
export const membershipStates = ['lid', 'niet lid', 'niet ingelogd'] as const

/**
 * A tool of another party. It runs in a sandboxed frame with a policy of its own, after a click on a button that names the
 * provider. Which scripts it has is in settings, the only list that is allowed.
 */
export const embed = blockKind(
  'embed',
  {
    anchor,
    title: shortText,
    text: z.optional(sentences),
    tool: z.enum(Object.keys(embedTools) as [EmbedTool, ...EmbedTool[]]),
  },
  { title: 'Wat is je huis waard?', text: 'Bekijk de WOZ-waarde.', tool: 'property_value' },
)
