import { instantOf } from '../../../core/kernel/clock.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'

/** A place in the list of requests: the instant by which it is ordered, and the id of the request there. */
export interface ListPlace {
  /** ISO 8601 instant. */
  at: string
  id: string
}

/** The place of a request as callers get and send it. It tells nothing that the list does not show, but for the id of a row. */
export const placeOf = ({ at, id }: ListPlace): string => Buffer.from(`${at} ${id}`).toString('base64url')

const form =
  /^(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const isInstant = (text: string): boolean => {
  try {
    return instantOf(text) > 0
  } catch {
    return false
  }
}

/**
 * The place that a caller names; undefined where none was sent.
 * @throws Fault 400 at `field` for a place that no answer gave.
 */
export const readPlace = (field: 'after' | 'before', sent: string | undefined): ListPlace | undefined => {
  if (sent === undefined) return undefined
  const [, at = '', id = ''] = form.exec(Buffer.from(sent, 'base64url').toString()) ?? []
  if (!isInstant(at)) throw invalidFields({ [field]: ['Deze plaats in de lijst klopt niet.'] })
  return { at, id }
}
