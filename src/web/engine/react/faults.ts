import { required } from '../../../core/fields/brick/sentences.ts'
import type { FunnelHandle } from './funnel-context.ts'

/** The faulty fields of a step in the order of the screen. A sentence that several fields share gets its field's name. */
export const faultsOf = ({ snapshot, idOf }: FunnelHandle): { id: string; text: string }[] => {
  const layout = snapshot.derived.layouts[snapshot.step]
  const order = [...(layout?.fields ?? []), ...(layout?.groups ?? []), ...(layout?.lists ?? [])].map(
    ({ path }) => path,
  )
  const named = (path: string, text: string) => {
    const label = layout?.fields.find((field) => field.path === path)?.brick.facts.label
    return label ? `${label}${label.endsWith('?') ? '' : ':'} ${text}` : text
  }
  return Object.entries(snapshot.errors)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([path, text], _at, all) => {
      const shared = text === required || all.filter(([, other]) => other === text).length > 1
      return { id: idOf(path), text: shared ? named(path, text) : text }
    })
}
