import type { Around, FunnelContent } from './around.ts'
import { newFeature } from './endpoint.ts'
import type { Names } from './names.ts'
import { demandFree, type Plan } from './plan.ts'
import type { Line } from './register.ts'

/** A slug as the name of a property. */
const propertyOf = (slug: string) => (/^[a-z]\w*$/.test(slug) ? slug : `'${slug}'`)

/** The thank-you page of a funnel whose page stands already. */
const thanksEntry = ({ slug, codename, title }: Names, page: string, thanks: string): Line => ({
  file: 'content/bedankt.ts',
  entry: `{ codename: '${codename}_bedankt', path: '${thanks}', funnel: '${slug}', title: 'Je aanvraag is binnen', start: { label: '${title}', href: '${page}' }, next: [mail, ['Daarna', 'We gaan voor je aan de slag', 'Missen we iets? Dan bellen we je.']] },`,
  into: 'const thanks: Thanks[] = [',
})

/** What content needs beside what it has: both pages in a file of their own, or only the one after the funnel. */
const contentPlan = (names: Names, { page, thanks, isService }: FunnelContent): Plan => {
  const { key, camel, slug, codename, title } = names
  const at = page ?? `/diensten/${slug}`
  const after = thanks ?? `${at}/bedankt`
  const values = { page: at, thanks: after }
  if (page === undefined)
    return {
      files: { [`content/${key}.ts`]: 'funnel/page.ts' },
      lines: [
        {
          file: 'content/index.ts',
          imports: `import { ${camel}Pages } from './${key}.ts'`,
          entry: `...${camel}Pages,`,
          into: 'export const seeds:',
        },
        {
          file: 'content/diensten.ts',
          entry: `{ title: 'Nieuw', terms: [{ label: '${title}', href: 'page:${codename}' }] },`,
          into: '      groups: [',
        },
      ],
      values,
      next: [
        `Write in content/${key}.ts what the service is and costs (docs/style.md) and at which address it stands; its link in content/diensten.ts may move to where it belongs.`,
      ],
    }
  return {
    files: {},
    lines: thanks === undefined ? [thanksEntry(names, at, after)] : [],
    values,
    next: isService ? [] : [`Give the funnel on ${at} its property in content/: { thanks: '${after}' }.`],
  }
}

/** A funnel whole: its definition with its tests, its feature, its pages and its journey. */
export const funnelPlan = (names: Names, around: Around): Plan => {
  const { key, slug } = names
  const folder = `src/web/funnels/${key}`
  const journey = `test/journeys/${key}.journey.ts`
  const files = {
    [`${folder}/funnel.ts`]: 'funnel/funnel.ts',
    [`${folder}/content.ts`]: 'funnel/content.ts',
    [`${folder}/summary.ts`]: 'funnel/summary.ts',
    [`${folder}/test-ways.ts`]: 'funnel/test-ways.ts',
    [`${folder}/funnel.test.ts`]: 'funnel/funnel.test.ts',
    [journey]: 'funnel/journey.ts',
  }
  demandFree(around, { ...files, ...newFeature(names).files })
  const found = around.contentOf(slug)
  const feature = newFeature(names, found.desk)
  const content = contentPlan(names, found)
  return {
    files: { ...files, ...feature.files, ...content.files },
    lines: [
      { file: 'src/web/funnels/index.ts', entry: `${propertyOf(slug)}: '${key}',`, into: 'const funnels:' },
      ...feature.lines,
      ...content.lines,
    ],
    values: { ...feature.values, ...content.values },
    next: [
      `Say in ${folder}/funnel.ts which steps it has and what they ask (docs/engine.md).`,
      ...content.next,
      ...feature.next,
      `And the funnel: npx vitest run --project unit ${folder}, and --project journeys ${journey}.`,
    ],
  }
}
