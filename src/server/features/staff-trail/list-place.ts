import { noPlace } from '../../../core/fields/staff/trail-filter.ts'
import { instantOf } from '../../../core/kernel/clock.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'

/** A place in the trail: the instant and id of a row. */
export interface Place {
  at: string
  id: number
}

/** The place of a row as callers get and send it. It tells nothing that the list does not show. */
export const placeOf = ({ at, id }: Place): string => Buffer.from(`${at} ${id}`).toString('base64url')

const form = /^(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z) (\d{1,15})$/

const isInstant = (text: string): boolean => {
  try {
    return instantOf(text) > 0
  } catch {
    return false
  }
}

/**
 * The row that a caller's place names; undefined where none was sent.
 * @throws Fault 400 at `field` for a place that no answer gave.
 */
export const readPlace = (field: 'after' | 'before', sent: string | undefined): Place | undefined => {
  if (sent === undefined) return undefined
  const [, at = '', id] = form.exec(Buffer.from(sent, 'base64url').toString()) ?? []
  if (!isInstant(at)) throw invalidFields({ [field]: [noPlace] })
  return { at, id: Number(id) }
}
