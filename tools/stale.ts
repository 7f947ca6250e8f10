// `npm run stale`: dated figures of which the newest value is over or ends within two months, and where they stand. Ends
// with 1 when one is over, so that a scheduler can tell somebody.

import { staleFigures } from '../src/core/figures/stale.ts'
import { today } from '../src/core/kernel/clock.ts'
import { systemClock } from '../src/core/kernel/day.ts'

const day = process.argv[2] ?? today(systemClock).toString()
const stale = staleFigures(day)
for (const { file, label, until, isOver } of stale)
  console.log(`${isOver ? 'voorbij' : 'tot en met'} ${until}  ${label}  src/core/figures/${file}.ts`)
if (stale.length === 0) console.log(`Op ${day} gelden alle cijfers nog minstens twee maanden.`)
if (stale.some(({ isOver }) => isOver)) process.exitCode = 1
