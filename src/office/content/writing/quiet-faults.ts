import { useMemo, useState } from 'react'
import type { Place } from '../../../core/content/part-defects.ts'
import { fieldIdOf } from '../../content-form/field-id.ts'
import { partOf } from '../remarks/remarks.ts'
import { blockKey, blocksOf } from '../saving/block-list.ts'
import type { PlacedDefect } from '../saving/document-machine.ts'
import type { Body } from '../saving/merge-texts.ts'

/** The name of a field, or of a part, that goes with its block wherever that is moved: `blok-3 veld.steps.0.title`. */
export const nameOfField = (part: string, field = fieldIdOf([])): string => `${part} ${field}`

const nameOf = (at: Place, body: Body): string => {
  const place = partOf(at)
  if (place === 'page') return nameOfField('page', fieldIdOf(at))
  return nameOfField(blockKey(blocksOf(body)[place], place), fieldIdOf(at.slice(2)))
}

/** Whether a field is another one or lies in it. What stands behind a dash is a control of the field. */
const isIn = (field: string, other: string): boolean =>
  field === other || field.startsWith(`${other}.`) || field.startsWith(`${other}-`)

/** Faults of what was begun here and not written in yet, and of what somebody left since. */
export interface Quiet {
  /** Names of blocks and items that were added. */
  begun: readonly string[]
  /** Names of fields in them that had the focus and lost it. */
  left: readonly string[]
}

/** The faults that are told: of what was added only those of fields that somebody left. */
export const toldFaults = (
  defects: readonly PlacedDefect[],
  body: Body,
  { begun, left }: Quiet,
): readonly PlacedDefect[] => {
  if (begun.length === 0) return defects
  return defects.filter(({ at }) => {
    const name = nameOf(at, body)
    return !begun.some((part) => isIn(name, part)) || left.some((one) => isIn(one, name) || isIn(name, one))
  })
}

const nothing: Quiet = { begun: [], left: [] }

/**
 * Holds faults back of what somebody just added, as they had no time to write in it: until they leave the field, save by hand, or go
 * to publish.
 */
export const useQuietFaults = (defects: readonly PlacedDefect[], body: Body) => {
  const [quiet, setQuiet] = useState(nothing)
  const told = useMemo(() => toldFaults(defects, body, quiet), [defects, body, quiet])
  return {
    told,
    /** Begins a block or an item. */
    begin: (name: string) =>
      setQuiet(({ begun, left }) => ({
        begun: [...begun, name],
        left: left.filter((one) => !isIn(one, name)),
      })),
    leave: (name: string) =>
      setQuiet((now) =>
        now.left.includes(name) || !now.begun.some((part) => isIn(name, part))
          ? now
          : { ...now, left: [...now.left, name] },
      ),
    /** Tells all faults from now on. */
    reveal: () => setQuiet(nothing),
  }
}
