// `npm run stale`: lists dated figures of which the newest value is over or ends within two months, where they stand, and which
// pages use them. It ends with 1 when one is over, so that a scheduler can tell somebody.
import { fileURLToPath } from 'node:url'
import { seeds } from '../content/content.ts'
import { staleFigures } from '../src/core/figures/stale.ts'
import { today } from '../src/core/kernel/clock.ts'
import { systemClock } from '../src/core/kernel/day.ts'
import { figurePages } from './figure-pages.ts'

const day = process.argv[2] ?? today(systemClock).toString()
const stale = staleFigures(day)
const pages = figurePages(
  fileURLToPath(new URL('..', import.meta.url)),
  seeds.filter((seed) => seed.kind === 'page'),
)
for (const { file, label, until, isOver } of stale) {
  console.log(`${isOver ? 'voorbij' : 'tot en met'} ${until}  ${label}  src/core/figures/${file}.ts`)
  for (const page of pages.get(file) ?? []) console.log(`    ${page}`)
}
if (stale.length === 0) console.log(`Op ${day} gelden alle cijfers nog minstens twee maanden.`)
if (stale.some(({ isOver }) => isOver)) process.exitCode = 1
