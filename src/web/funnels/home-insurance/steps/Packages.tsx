import { packages } from '../../../../core/fields/insurance/home-insurance.ts'
import {
  type InsuranceType,
  insuranceNames,
  insuranceTypes,
} from '../../../../core/rules/insurance-packages.ts'
import { useAnswer } from '../../../engine/react/funnel-context.ts'
import { useForm } from '../../../form/handle.ts'
import { CheckboxGroup } from '../../../ui/CheckboxGroup.tsx'
import { homeInsuranceCopy } from '../home-insurance-content.ts'
import { unsupportedByAll } from '../later-rules.ts'
import { useInsurance } from '../use-insurance.ts'

const path = 'packages'
const everything = 'All'

/**
 * The choice of insurances: that of this calculator stays chosen, one that the home cannot have cannot be added, and one checkbox
 * chooses all possible ones (spec 002 section 4.3). `at` is the path at which its error appears.
 */
export function Packages({ at = path }: { at?: string }) {
  const form = useForm()
  const { entry, known, context } = useInsurance()
  const [chosen = [], choose] = useAnswer(path, packages)
  const refusals = new Map(insuranceTypes.map((type) => [type, unsupportedByAll(known, context, type)]))
  const possible = insuranceTypes.filter((type) => !refusals.get(type))
  const hasAll = possible.length > 0 && possible.every((type) => chosen.includes(type))
  // A refused insurance can only be removed. The calculator's own, once chosen, cannot be removed while it is possible.
  const isFixed = (type: InsuranceType) =>
    chosen.includes(type) ? type === entry && !refusals.get(type) : !possible.includes(type)
  const options = insuranceTypes.map((type) => ({
    value: type,
    label: insuranceNames[type],
    hint: refusals.get(type),
    disabled: isFixed(type),
  }))
  const id = form.idOf(at)
  const set = (values: readonly string[]) => {
    if (values.includes(everything) === hasAll)
      return choose(insuranceTypes.filter((type) => values.includes(type)))
    // The checkbox for all insurances was pressed.
    choose(hasAll ? chosen.filter(isFixed) : possible)
  }
  return (
    <CheckboxGroup
      id={id}
      label={packages.facts.label}
      error={form.error(at)}
      options={[...options, { value: everything, label: homeInsuranceCopy.all }]}
      value={[...chosen, ...(hasAll ? [everything] : [])]}
      onValue={set}
      onBlur={() => form.touch(path)}
    />
  )
}
