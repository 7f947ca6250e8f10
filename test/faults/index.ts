import { advice } from './advice.ts'
import { appointments } from './appointments.ts'
import { asked } from './asked.ts'
import { calendars } from './calendars.ts'
import { derived } from './derived.ts'
import { done } from './done.ts'
import type { Fault } from './fault.ts'
import { insurance } from './insurance.ts'
import { partners } from './partners.ts'
import { payments } from './payments.ts'
import { planning } from './planning.ts'
import { reminders } from './reminders.ts'
import { uploads } from './uploads.ts'

/** A fault for every rule that has a marker in the code (`test/fault-markers.test.ts`). */
export const faults: readonly Fault[] = [
  ...derived,
  ...done,
  ...asked,
  ...advice,
  ...appointments,
  ...calendars,
  ...insurance,
  ...partners,
  ...payments,
  ...planning,
  ...reminders,
  ...uploads,
]

/** Where the file of a fault and its tests stand. */
export const folderOf = ({ folder = 'src/web/engine' }: Pick<Fault, 'folder'>): string => folder
