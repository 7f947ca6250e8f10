import type { Site } from '../../../core/content/site.ts'

/** Title of the page at this path, where it has this funnel; undefined for any other. */
export const titleAt = ({ pages }: Site, path: string, slug: string): string | undefined => {
  const page = pages.get(path)
  return page?.blocks.some((block) => block.kind === 'funnel' && block.slug === slug) ? page.title : undefined
}
