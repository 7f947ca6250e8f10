import type { ToolCodename } from '../../../core/content/tool.ts'
import type { ToolLead } from './define-tool.ts'

type Kept = Readonly<Record<string, unknown>>
type Values = Readonly<Record<string, number>>

/** A lead to another calculator, with the answers that both ask, by that calculator's names. */
export const toTool = (
  codename: ToolCodename,
  label: string,
  answers: (kept: Kept, values: Values) => Record<string, unknown>,
): ToolLead<Kept, Values> => {
  const slug = codename.replaceAll('_', '-')
  return { label, url: `/rekentools/${slug}`, funnel: slug, answers }
}

/** A lead to an advice by video. Its question begins with `about` (a sentence) and repeats the result. */
export const toAdviser = (about: string): ToolLead<Kept, Values> => ({
  label: 'Bespreek dit met een adviseur',
  url: '/contact/online-adviesgesprek',
  funnel: 'online-adviesgesprek',
  answers: (_kept, _values, outcome) => ({ question: `${about} De rekentool zegt: ${outcome}` }),
})
