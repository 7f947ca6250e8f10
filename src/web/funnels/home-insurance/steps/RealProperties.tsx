import type { Parts as PartsOf } from '../../../../core/fields/brick/group.ts'
import { legalAsks, mostRealProperties } from '../../../../core/insurance/legal-asks.ts'
import { useForm } from '../../../form/handle.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Select } from '../../../ui/Select.tsx'

const { of, label } = legalAsks.realEstateProperties
const numbers = Array.from({ length: mostRealProperties }, (_, index) => String(index + 1))

/**
 * Asks the number of properties, and the address of each. Addresses that disappear when the number goes down come back when it
 * goes up.
 */
export default function RealProperties({ path }: { path: string }) {
  const form = useForm()
  const value = form.value(path)
  const count = Math.max(1, Array.isArray(value) ? value.length : 0)
  return (
    <>
      <Select
        id={form.idOf(path)}
        label="Hoeveel panden wil je verzekeren?"
        error={form.error(path)}
        options={numbers.map((one) => ({ value: one, label: one }))}
        value={String(count)}
        onValue={(chosen) => form.setCount(path, Number(chosen))}
        width={8}
      />
      {Array.from({ length: count }, (_, index) => `${path}[${index}]`).map((entry, index) => (
        <fieldset className="group" key={entry}>
          <legend className="h3">
            {label} {index + 1}
          </legend>
          <Fields>
            <Address entry={entry} />
          </Fields>
        </fieldset>
      ))}
    </>
  )
}

/** An address that looks up its street by itself. */
function Address({ entry }: { entry: string }) {
  return <Parts of={{ [entry]: of } as PartsOf} />
}
