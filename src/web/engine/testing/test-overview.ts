import { expect, it } from 'vitest'
import { frozen } from '../../../core/fields/frozen.ts'
import { type AnyGroup, exampleOf } from '../../../core/fields/group.ts'
import { answerRowsOf, type Section } from '../../../core/fields/summary-rows.ts'
import type { Viewer } from '../../../core/kernel/viewer.ts'
import type { Funnel } from '../definition/define.ts'
import { overviewOf } from '../steps/overview-rows.ts'
import { operationOf } from './test-operations.ts'
import { begin, fillStep, type TestFunnelOptions, type Way, walkAll } from './test-walk.ts'

/** The body as the server parses it once it has travelled. */
const bodyOf = (form: AnyGroup | undefined, sent: unknown): unknown =>
  form?.schema.parse(JSON.parse(JSON.stringify(sent)) as never)

/** Lines as staff read them: what is masked, masked. */
const linesOf = (sections: readonly Section[]): string[] =>
  frozen(sections, 'office')
    .map(({ label, value }) => `${label}: ${value}`)
    .sort()

const withoutConsents = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({ ...section, rows: section.rows.filter(({ consent }) => !consent) }))

/** What the visitor reads before sending is what is stored, mailed and shown afterwards, under the same headings. */
export const testOverview = (funnel: Funnel, viewer: Viewer, way: Way, options: TestFunnelOptions) => {
  it('says on its overview what the stored document says', async () => {
    const given = options.properties ?? exampleOf(funnel.properties)
    const properties: Record<string, unknown> = funnel.properties.schema.parse(given as never)
    const walk = begin(funnel, viewer, way, { ...options, properties })
    await walkAll(walk, undefined, funnel.overview)
    fillStep(walk)
    await funnel.summary?.load()
    const { derived } = walk.store.getSnapshot()
    const exit = funnel.exits[derived.exit ?? '']
    if (!exit) throw new Error(`${funnel.slug}: no exit is chosen on the overview`)
    const form = operationOf(exit.endpoint).body
    const body = bodyOf(form, exit.toRequest(derived.known, derived.context).body)
    const byBrick = () => (form ? answerRowsOf(form, body) : [])
    const document = options.document === 'none' ? undefined : options.document
    const stored = withoutConsents(document?.({ body } as never, derived.context) ?? byBrick())
    const shown = overviewOf(funnel, derived)
    expect(linesOf(shown.map(({ title, rows }) => ({ title, rows: [...rows] })))).toEqual(linesOf(stored))
    const titles = shown.map(({ title }) => title)
    if (document) for (const { title } of stored) expect(titles).toContain(title)
  })
}
