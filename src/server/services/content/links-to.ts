import type { Site } from './site.ts'

/** Documents of a site that lead to another one by a link. */
export const linksTo = (
  _site: Site,
  _codename: string,
): { codename: string; title: string; path: string | null }[] => []
