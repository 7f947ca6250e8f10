import type { ToolCodename } from '../../../core/content/tool.ts'
import type { ToolLead } from './define-tool.ts'

type Kept = Readonly<Record<string, unknown>>
type Values = Readonly<Record<string, number>>

/** Goes on in another calculator, with answers that both ask, by the names of that one. */
export const toTool = (
  codename: ToolCodename,
  label: string,
  answers: (kept: Kept, values: Values) => Record<string, unknown>,
): ToolLead<Kept, Values> => {
  const slug = codename.replaceAll('_', '-')
  return { label, url: `/rekentools/${slug}`, funnel: slug, answers }
}

/** Goes on with a talk by video, whose question says what this is about (a sentence) and what was counted. */
export const toAdviser = (about: string): ToolLead<Kept, Values> => ({
  label: 'Bespreek dit met een adviseur',
  url: '/contact/online-adviesgesprek',
  funnel: 'online-adviesgesprek',
  answers: (_kept, _values, outcome) => ({ question: `${about} De rekentool zegt: ${outcome}` }),
})
