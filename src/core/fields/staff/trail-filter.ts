import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { isDay } from '../value/days.ts'

/** The sentence about a place that no answer gave. */
export const noPlace = 'Deze plaats in de lijst klopt niet.'
const noDay = 'Deze dag klopt niet.'
const noAction = 'Deze handeling klopt niet.'

/** A place in a list, as the answer before gave it. What stands in it is for the server alone. */
export const listPlace = wire(
  z.string(noPlace).check(z.regex(/^[\w-]{1,120}$/, noPlace)),
  'MjAyNi0xMS0yOVQxMDowMDowMC4xMjNaIDQy',
)

/** A day of this century, as YYYY-MM-DD. */
export const trailDay = wire(
  z.string(noDay).check(
    z.regex(/^20\d\d-\d\d-\d\d$/, { error: noDay, abort: true }),
    z.refine((iso) => isDay(iso), noDay),
  ),
  '2026-11-29',
)

/** What the name of an act begins with: `requests.` for everything done with requests. */
export const trailAction = wire(
  z.string(noAction).check(z.regex(/^[a-z][a-z.-]{0,59}$/, noAction)),
  'requests.show',
)
