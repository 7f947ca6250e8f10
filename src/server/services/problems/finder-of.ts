import { type Finder, problemFinder } from '../../../core/content/problem-steps.ts'
import type { Site } from '../../../core/content/site.ts'

// The finder of each site. A site never changes, so its finder is made once.
const known = new WeakMap<Site, Finder>()

export const finderOf = (site: Site): Finder => {
  const made = known.get(site)
  if (made) return made
  const finder = problemFinder([...site.pages.values()])
  known.set(site, finder)
  return finder
}
