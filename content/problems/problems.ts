import type { PageSeed } from '../../src/core/content/page.ts'
import { badkamer } from './badkamer.ts'
import { buiten } from './buiten.ts'
import { buren } from './buren.ts'
import { dak } from './dak.ts'
import { dakGoot } from './dak-goot.ts'
import { gevel } from './gevel.ts'
import { kelder } from './kelder.ts'
import { keuken } from './keuken.ts'
import { placePage } from './place.ts'
import { type Place, places } from './places.ts'
import { type Problem, problemPage } from './problem.ts'
import { ramen } from './ramen.ts'
import { riool } from './riool.ts'
import { stroom } from './stroom.ts'
import { verwarming } from './verwarming.ts'
import { verwarmingWarmWater } from './verwarming-warm-water.ts'
import { vloer } from './vloer.ts'
import { vve } from './vve.ts'

const problems: readonly Problem[] = [
  ...badkamer,
  ...keuken,
  ...dak,
  ...dakGoot,
  ...gevel,
  ...ramen,
  ...vloer,
  ...kelder,
  ...verwarming,
  ...verwarmingWarmWater,
  ...stroom,
  ...riool,
  ...buiten,
  ...buren,
  ...vve,
]

/** A page for each place, and one for each problem. */
export const problemPages: PageSeed[] = [
  ...(Object.keys(places) as Place[]).map((place) => placePage(place, places[place].name)),
  ...problems.map(problemPage),
]
