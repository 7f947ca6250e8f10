import type { InputOf } from '../../core/contract/endpoint.ts'
import { askExport, listExports } from '../../core/contract/request-export/request-export-calls.ts'
import { requestExport } from '../../core/groups/request-export.ts'
import { BrickForm } from '../kit/BrickForm.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { exportNames } from '../requests/export-address.ts'
import { stateChoices, toldFlag } from '../requests/request-words.ts'
import { useOffice } from '../shell/office-context.ts'
import { useAddress } from '../shell/use-address.ts'
import { useReread } from '../shell/use-call.ts'
import type { Choices } from './export-words.ts'

/** Asks which requests, in what kind of file, and why. The filters begin as those of the list that led here. */
export function AskExport({ choices }: { choices: Choices }) {
  const { call, me } = useOffice()
  const reread = useReread()
  const tell = useToast()
  const [address] = useAddress(Object.values(exportNames))
  const initial = Object.fromEntries(
    Object.entries(exportNames).flatMap(([field, name]) => {
      const word = address[name]
      return word === undefined ? [] : [[field, word]]
    }),
  )
  const others = choices.colleagues.filter(({ id }) => id !== me.id)
  return (
    <BrickForm
      key={JSON.stringify(initial)}
      group={requestExport}
      initial={initial}
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
      button="Maak het bestand"
      busyText="Klaarzetten…"
      send={async (values) => {
        await call(askExport, { body: values as InputOf<typeof askExport>['body'] })
        await reread(listExports)
        tell('Het bestand wordt gemaakt. Je ziet hieronder wanneer het klaar is.')
      }}
    />
  )
}
