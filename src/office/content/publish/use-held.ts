import { useEffect, useState } from 'react'
import { readDocument } from '../../../core/contract/content/content-calls.ts'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import type { DocumentRead, PanelProps } from '../panel-props.ts'

/** The number of the text that an editor goes on with; undefined where a document has none. */
export const headOf = ({ draft, published }: DocumentRead): number | undefined =>
  draft?.number ?? published?.number

/**
 * What a panel acts on: the document as it is once everything typed is saved. `newer`: a colleague saved another text than the one
 * that stands here. `unsaved`: it could not be saved, so there is nothing to act on yet.
 */
type Held = { kind: 'busy' | 'unsaved' } | { kind: 'held' | 'newer'; document: DocumentRead }

/** Saves what was typed, and then reads the document that a panel acts on. */
export const useHeld = ({ document, flush }: Pick<PanelProps, 'document' | 'flush'>) => {
  const { call } = useOffice()
  const { fault, run } = useAct()
  const [held, setHeld] = useState<Held>({ kind: 'busy' })
  const { codename } = document
  const hold = () =>
    run(async () => {
      setHeld({ kind: 'busy' })
      const number = await flush()
      const now = await call(readDocument, { params: { codename } })
      if (number !== undefined) setHeld({ kind: headOf(now) === number ? 'held' : 'newer', document: now })
      else setHeld(headOf(now) === undefined ? { kind: 'held', document: now } : { kind: 'unsaved' })
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens
  useEffect(() => void hold(), [codename])
  return { held, fault, again: () => void hold() }
}
