import { type LookReason, lookReasons } from '../../staff/reasons.ts'
import { choice } from '../brick/choice.ts'

const options = Object.entries(lookReasons).map(([value, label]) => ({ value: value as LookReason, label }))
type Option = (typeof options)[number]

/** Why somebody takes the answers of everybody along in a file; it stands in the trail. */
export const exportReason = choice({
  label: 'Waarom?',
  hint: 'Dit komt in het logboek. De mensen om wie het gaat, kunnen het lezen.',
  missing: 'Kies waarom.',
  options: options as [Option, ...Option[]],
})
