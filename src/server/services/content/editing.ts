import type { Site } from '../../../core/content/site.ts'
import { type Clock, instantOf, wallToZulu } from '../../../core/kernel/clock.ts'
import type { Edition } from '../../ports/content.ts'
import type { Editing } from '../editing.ts'
import { judgeWith, judgeWithout } from './draft.ts'
import type { Judge } from './judge.ts'
import type { Seed } from './seed.ts'

interface Ground {
  judge: Judge
  edition(): Edition
  clock: Clock
  seeds: readonly Seed[]
  funnels: readonly string[]
  origin: string
  site(): Site
  draw: Editing['draw']
}

/** Noon in Amsterdam of a day (YYYY-MM-DD), as a clock that stands still. */
const clockOn = (day: string): Clock => {
  const now = instantOf(wallToZulu(`${day}T12:00:00`))
  return { now: () => now }
}

/** Opens the content for editors, on what is published and what this process draws. */
export const openEditing = ({
  judge,
  edition,
  clock,
  seeds,
  funnels,
  origin,
  site,
  draw,
}: Ground): Editing => {
  const files = new Map(seeds.map((seed) => [seed.codename, seed as unknown]))
  return {
    site,
    draw,
    funnels,
    origin,
    fileOf: (codename) => files.get(codename),
    edition,
    async siteWith({ codename, body }, day) {
      const options = { clock: day === undefined ? clock : clockOn(day), fallback: site().settings, funnels }
      if (body === undefined)
        return { site: await judgeWithout(judge, edition(), codename, options), defects: [] }
      return judgeWith(judge, edition(), { codename, body }, options)
    },
  }
}
