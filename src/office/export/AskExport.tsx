import type { InputOf } from '../../core/contract/endpoint.ts'
import { askExport, listExports } from '../../core/contract/request-export/request-export-calls.ts'
import type { AnyBrick } from '../../core/fields/brick/brick.ts'
import { exportFormat } from '../../core/fields/staff/request-export.ts'
import { exportFilters, requestExport } from '../../core/groups/request-export.ts'
import { systemClock, todayIso } from '../../core/kernel/day.ts'
import { type FormHandle, useForm } from '../../web/form/handle.ts'
import { BrickForm } from '../kit/BrickForm.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { exportNames } from '../requests/export-address.ts'
import { periodOf } from '../requests/request-filters.ts'
import { stateChoices, toldFlag } from '../requests/request-words.ts'
import { useOffice } from '../shell/office-context.ts'
import { useAddress } from '../shell/use-address.ts'
import { useReread } from '../shell/use-call.ts'
import { type Choices, comingInWords, type Exported } from './export-words.ts'

/** The filters as they stand in a form, as the call would get them; what is not right yet is left out. */
const filtersIn = (form: FormHandle, ownId: string): Exported['filters'] => {
  const filled = Object.entries<AnyBrick>(exportFilters).flatMap(([name, { schema }]) => {
    const { success, data } = schema.safeParse(form.value(name))
    return success && data !== undefined ? [[name, data === 'mij' ? ownId : String(data)]] : []
  })
  return Object.fromEntries(filled) as Exported['filters']
}

/** Says before the button what comes of it. */
function Coming({ choices }: { choices: Choices }) {
  const { me } = useOffice()
  const form = useForm()
  const format = exportFormat.schema.safeParse(form.value('format'))
  if (!format.success) return null
  return <p>{comingInWords({ filters: filtersIn(form, me.id), format: format.data }, choices, me.id)}</p>
}

/**
 * Asks which requests, in what kind of file, and why. The filters begin as those of the list that led here; without a list it is
 * all that came in last month.
 */
export function AskExport({ choices }: { choices: Choices }) {
  const { call, me } = useOffice()
  const reread = useReread()
  const tell = useToast()
  const [address] = useAddress(Object.values(exportNames))
  const ofList = Object.fromEntries(
    Object.entries(exportNames).flatMap(([field, name]) => {
      const word = address[name]
      return word === undefined ? [] : [[field, word]]
    }),
  )
  const isOfList = Object.keys(ofList).length > 0
  const filters = isOfList ? ofList : periodOf('vorige-maand', todayIso(systemClock))
  const others = choices.colleagues.filter(({ id }) => id !== me.id)
  return (
    <BrickForm
      key={JSON.stringify(ofList)}
      group={requestExport}
      initial={{ ...filters, format: 'xlsx' }}
      choices={{
        kind: choices.kinds.map(({ kind, words }) => ({ value: kind, label: words })),
        state: stateChoices,
        desk: choices.desks.map(({ desk, name }) => ({ value: desk, label: name })),
        owner: [
          { value: 'mij', label: 'Van mij' },
          { value: 'geen', label: 'Van niemand' },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ],
        flag: choices.flags.map(({ flag }) => ({ value: flag, label: toldFlag(flag) })),
      }}
      rare={{ words: 'Kies preciezer', fields: ['open', 'desk', 'owner', 'flag'] }}
      button="Maak het bestand"
      busyText="Klaarzetten…"
      send={async (values) => {
        await call(askExport, { body: values as InputOf<typeof askExport>['body'] })
        await reread(listExports)
        tell('Het bestand wordt gemaakt. Je ziet hieronder wanneer het klaar is.')
      }}
    >
      <Coming choices={choices} />
    </BrickForm>
  )
}
