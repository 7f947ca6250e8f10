import { addresses } from './addresses.ts'
import { calendar } from './calendar.ts'
import { cases } from './cases.ts'
import { files } from './files.ts'
import { handyman } from './handyman.ts'
import { inspections } from './inspections.ts'
import { insulation } from './insulation.ts'
import { insurer } from './insurer.ts'
import { mail } from './mail.ts'
import type { Partner } from './partner.ts'
import { payments } from './payments.ts'
import { scan } from './scan.ts'
import { search } from './search.ts'
import { sms } from './sms.ts'
import { valuation } from './valuation.ts'

const entries = [
  // One partner per line.
  addresses,
  handyman,
  mail,
  sms,
  files,
  scan,
  calendar,
  cases,
  inspections,
  payments,
  search,
  valuation,
  insulation,
  insurer,
] as const

/** The one list of partners. Ports, settings, sandbox switches, metrics and the tables in the documents are derived from it. */
export const partners: readonly Partner[] = entries

type Entry = (typeof entries)[number]

export type Ports = {
  [One in Entry as One['key']]: One extends Partner<string, infer P> ? P : never
}
