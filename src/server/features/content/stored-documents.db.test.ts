import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeds } from '../../../../content/content.ts'
import { type Editor, enterRoom, isSameText } from '../../../../test/kit/editors-room.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { openWholeSite, type WholeSite } from '../../../../test/kit/whole-site.ts'

// Every document of the project as the editors' room has it. Its rich texts are opened by the field that edits them in
// src/office/rich-text/open-text.test.ts.

let site: WholeSite
let editor: Editor
beforeAll(async () => {
  site = await openWholeSite()
  editor = await enterRoom(site, 'Noor Visser')
})
afterAll(() => site?.close())

const named = ({ codename }: { codename: string }) => codename

test('every stored document opens as it is in its file, and saves to itself without a fault', async () => {
  expect(seeds.length).toBeGreaterThan(230)
  const judged = await failures(
    seeds,
    async (seed) => {
      const opened = await editor.open(seed.codename)
      expect(isSameText(opened.body, seed), 'it opens as it is').toBe(true)
      const saved = await editor.save(seed.codename, opened.number, opened.body)
      expect([saved.status, saved.body.defects]).toEqual([200, []])
      const again = await editor.open(seed.codename)
      expect(again.number).toBe(saved.body.number)
      expect(isSameText(again.body, seed), 'it is saved as it was').toBe(true)
    },
    named,
  )
  expect(judged).toEqual([])
})

/** A page without what only a draft has, and without what a draft has not: its address, and what search engines read. */
const withoutMarks = (html: string): string =>
  html
    .replace(/<p class="draft-note" role="note">.*?<\/p>/s, '')
    .replace(/ data-block="\w+"/g, '')
    .replace(/<meta name="robots" content="noindex"\/?>/, '')
    .replace(/<link rel="canonical"[^>]*>/, '')
    .replace(/<meta (property="og:|name="twitter:)[^>]*>/g, '')
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')

/** The first place where two texts differ, with some of each. */
const difference = (one: string, other: string): string | undefined => {
  if (one === other) return undefined
  let at = 0
  while (one[at] === other[at]) at++
  return `${one.slice(Math.max(0, at - 60), at + 60)} | ${other.slice(Math.max(0, at - 60), at + 60)}`
}

test('the preview of every page is the page that visitors get, but for the mark of a draft', async () => {
  const pages = seeds.filter((seed) => seed.kind === 'page')
  let drawn = 0
  const judged = await failures(
    pages,
    async (seed) => {
      const { body } = await editor.open(seed.codename)
      const answer = await editor.draw(seed.codename, { body, as: 'visitor' })
      const html = await answer.text()
      expect(answer.status).toBe(200)
      expect(html).toContain('Dit is een concept.')
      const published = await fetch(site.url + seed.path)
      // news of a later day is nowhere yet
      if (published.status === 404 && seed.date !== undefined) return
      expect(published.status).toBe(200)
      expect(difference(withoutMarks(html), withoutMarks(await published.text()))).toBeUndefined()
      drawn++
    },
    named,
  )
  expect(judged).toEqual([])
  expect(drawn).toBeGreaterThan(220)
})

test('a preview runs nothing, and stands only in a frame of the office', async () => {
  const { body } = await editor.open('contact')
  const { headers } = await editor.draw('contact', { body, as: 'member', day: '2027-01-01' })
  const policy = headers.get('content-security-policy') ?? ''
  for (const part of [
    "default-src 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ])
    expect(policy).toContain(part)
  expect(policy).not.toContain('script-src')
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})
