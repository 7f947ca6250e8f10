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
import { type Place, type Problem, places, problemPage } from './problem.ts'
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

/** Places in the order of the landing page, each with its problems. */
export const problemsByPlace = (Object.keys(places) as Place[]).map((place) => ({
  place,
  ...places[place],
  problems: problems.filter((one) => one.place === place),
}))

/** A page for each place, and one for each problem. */
export const problemPages: PageSeed[] = [
  ...problemsByPlace.map(({ place, name, problems: here }) => placePage(place, name, here)),
  ...problems.map(problemPage),
]
