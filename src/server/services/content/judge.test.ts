import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contentEdits,
  edited,
  onDay,
  plainSite,
  wholeEdition,
  withBody,
} from '../../../../test/kit/content-edits.ts'
import type { Site } from '../../../core/content/site.ts'
import { judgeWith } from './draft.ts'
import { makeJudge } from './judge.ts'
import { siteOf } from './site.ts'

/** Codenames of the pages that are not the object that they were. */
const judgedAgain = (before: Site, after: Site): string[] =>
  [...after.byCodename].flatMap(([codename, page]) =>
    before.byCodename.get(codename) === page ? [] : [codename],
  )

test('what did not change stays the same page and the same settings, though it is read anew', async () => {
  const judge = makeJudge()
  const before = await judge.site(wholeEdition(), onDay())
  const after = await judge.site(wholeEdition(2), onDay('2026-11-21'))
  expect(judgedAgain(before, after)).toEqual([])
  expect(after.settings).toBe(before.settings)
  expect(plainSite(after)).toEqual(plainSite(siteOf(wholeEdition(2), onDay('2026-11-21'))))
})

test('a text that changes is judged again, and so is what shows its address, a price or a phone number', async () => {
  const judge = makeJudge()
  const edition = wholeEdition()
  const before = await judge.site(edition, onDay())
  const text = { kind: 'rich_text', text: { html: '<p>Bel {phone}.</p>' } }
  const called = withBody(edition, 'home', (body) => ({ ...body, title: 'Anders', blocks: [text] }))
  const changed = await judge.site(called, onDay())
  expect(judgedAgain(before, changed)).toEqual(['home'])

  const link = { kind: 'rich_text', text: { html: '<a href="page:over_ons">Over ons</a>' } }
  const linked = withBody(called, 'cookies', (body) => ({ ...body, blocks: [link] }))
  const moved = withBody(linked, 'over_ons', (body) => ({ ...body, path: '/wie-we-zijn' }))
  const old = await judge.site(linked, onDay())
  const now = await judge.site(moved, onDay())
  expect(judgedAgain(old, now)).toEqual(expect.arrayContaining(['cookies', 'over_ons']))
  expect(judgedAgain(old, now)).not.toContain('home')

  const phoned = withBody(moved, 'settings', (body) => {
    const desks = structuredClone(body.desks) as Record<string, { phone: string }>
    if (desks.klantenservice) desks.klantenservice.phone = '088 111 22 33'
    return { ...body, desks }
  })
  const told = await judge.site(phoned, onDay())
  expect(judgedAgain(now, told)).toContain('home')
  expect(judgedAgain(now, told)).not.toContain('cookies')
})

test('a draft beside what is published costs neither of them twice', async () => {
  const judge = makeJudge()
  const edition = wholeEdition()
  const before = await judge.site(edition, onDay())
  const home = edition.documents.find(({ codename }) => codename === 'home')?.body as object
  const draft = { codename: 'home', body: { ...home, title: 'Concept' } }
  const { site, defects } = await judgeWith(judge, edition, draft, onDay())
  expect([defects, judgedAgain(before, site)]).toEqual([[], ['home']])
  expect(judgedAgain(before, await judge.site(wholeEdition(), onDay()))).toEqual([])
  expect(judgedAgain(site, (await judgeWith(judge, edition, draft, onDay())).site)).toEqual([])
})

// judge.long.test.ts does the same many times over.
test('whatever is edited, a site is the one that is made by judging everything', async () => {
  await fc.assert(
    fc.asyncProperty(contentEdits, async (edits) => {
      const judge = makeJudge()
      let now = { edition: wholeEdition(), options: onDay() }
      await judge.site(now.edition, now.options)
      for (const edit of edits) {
        now = edited(now, edit)
        const afresh = plainSite(siteOf(now.edition, now.options))
        expect(plainSite(await judge.site(now.edition, now.options))).toEqual(afresh)
        expect(plainSite(judge.siteNow(now.edition, now.options))).toEqual(afresh)
      }
    }),
    { numRuns: 4 },
  )
})

test('between the blocks of one page others get their turn', async () => {
  const html = '<'.repeat(20_000)
  const blocks = Array.from({ length: 10 }, () => ({ kind: 'rich_text', text: { html } }))
  const edition = withBody(wholeEdition(), 'home', (body) => ({ ...body, blocks }))
  const documents = edition.documents.filter(({ codename }) => codename === 'home')
  let turns = 0
  let isOver = false
  const turn = () => {
    turns++
    if (!isOver) setImmediate(turn)
  }
  turn()
  await makeJudge().site({ ...edition, documents }, onDay())
  isOver = true
  expect(turns).toBeGreaterThan(5)
})
