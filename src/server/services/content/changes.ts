import type { Site } from './site.ts'

/** A page that differs between two sites, with the texts that differ. */
export interface PageChange {
  path: string
  title: string
  change: 'new' | 'gone' | 'moved' | 'changed'
  texts: { before: string | null; after: string | null }[]
}

/** What differs between two sites. */
export const changesBetween = async (
  _before: Site,
  _after: Site,
): Promise<{ pages: PageChange[]; more: number; others: string[] }> => ({ pages: [], more: 0, others: [] })
