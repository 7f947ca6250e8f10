import { type Refusal, refusals, refusalWords } from '../../staff/cancellation-refusals.ts'
import { type SureReason, sureReasons } from '../../staff/reasons.ts'
import { choice } from '../brick/choice.ts'

const sureOptions = Object.entries(sureReasons).map(([value, label]) => ({
  value: value as SureReason,
  label,
}))
type SureOption = (typeof sureOptions)[number]

/** How somebody knows that a cancellation is of this member, where its details do not say so; it stands in the trail. */
export const sureReason = choice({
  label: 'Hoe weet je dat het om dit lid gaat?',
  hint: 'Dit komt in het logboek. Het lid kan het lezen.',
  missing: 'Kies hoe je het weet.',
  options: sureOptions as [SureOption, ...SureOption[]],
})

const told = (refusal: Refusal) => {
  const { office, sender } = refusalWords[refusal]
  return {
    value: refusal,
    label: office,
    hint: sender === null ? 'De afzender krijgt geen e-mail.' : `De afzender leest: ‘${sender}’`,
  }
}
const refusalOptions = refusals.map(told)
type RefusalOption = (typeof refusalOptions)[number]

/** Why a cancellation is refused, each with what its sender is mailed. */
export const refusalReason = choice({
  label: 'Waarom weiger je deze opzegging?',
  missing: 'Kies waarom.',
  options: refusalOptions as [RefusalOption, ...RefusalOption[]],
})
