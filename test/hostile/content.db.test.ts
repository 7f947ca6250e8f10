import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonical } from '../../src/core/content/document-rights.ts'
import * as calls from '../../src/core/contract/content/content-calls.ts'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { saveDraft } from '../../src/server/services/content/edit.ts'
import { type Body, type Editor, enterRoom, isSameText } from '../kit/editors-room.ts'
import { failures } from '../kit/failures.ts'
import { blocksSaying, blocksWith, oddBodies, pageWith } from '../kit/hostile-documents.ts'
import { scripts } from '../kit/hostile-requests.ts'
import { openWholeSite, type WholeSite } from '../kit/whole-site.ts'

// Texts that no editor writes, at every call that takes or tells them: a text is kept to the letter with its faults told, or
// refused in Dutch. content.long.db.test.ts puts every odd value at every place of every kind of block.

const codename = 'vreemd'
let site: WholeSite
let editor: Editor
beforeAll(async () => {
  site = await openWholeSite()
  editor = await enterRoom(site, 'Noor Visser')
  await saveDraft(site.database.db, systemClock, codename, pageWith(codename, []))
})
afterAll(() => site?.close())

const isEnglish = /\b(invalid|expected|required|unexpected|must be|error|null|undefined)\b/i

/** Fails unless every fault is told in Dutch, at a place. */
const isTold = (defects: readonly { at: unknown[]; problem: string }[]): void => {
  for (const { at, problem } of defects) {
    expect(problem, at.join('.')).toMatch(/[.!?]$/)
    // the quotes hold what somebody wrote
    expect(problem.replaceAll(/‘.*?’/gs, ''), at.join('.')).not.toMatch(isEnglish)
  }
}

/** A text as it is kept: a key `__proto__` at its top is dropped with the other fields that no call has. */
const asKept = (body: unknown): unknown =>
  Object.fromEntries(Object.entries(body as Body).filter(([key]) => key !== '__proto__'))

/** Saves a text on the newest one. Fails unless it is told in Dutch what is wrong with it, and it reads back to the letter. */
const saves = async (body: unknown, allowed: readonly number[]): Promise<void> => {
  const before = await editor.open(codename)
  const saved = await editor.save(codename, before.number, body)
  expect(allowed, saved.body.title ?? 'taken').toContain(saved.status)
  const after = await editor.open(codename)
  if (saved.status !== 200) {
    const said = [saved.body.title ?? '', ...Object.values(saved.body.errors ?? {}).flat()]
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/s)
    expect(said.join(' ')).not.toMatch(isEnglish)
    expect(after.number, 'nothing is saved').toBe(before.number)
    return
  }
  isTold(saved.body.defects)
  expect(after.number).toBe(saved.body.number)
  expect(isSameText(after.body, asKept(body)), 'it reads as it was saved').toBe(true)
}

/** Elements that no page of ours has, so that only a text that was taken for more can have made them. */
const running =
  'script:not([src]):not([type]), [onerror], [onload], [onfocus], iframe[srcdoc], a[href^="javascript:"], plaintext'

/** Reads and draws the newest text by every call that tells of it. */
const reads = async (): Promise<void> => {
  const { number, body } = await editor.open(codename)
  const params = { codename }
  const revision = await editor.ask(calls.readRevision, { params: { codename, number } })
  expect([revision.status, canonical(revision.body.body)]).toEqual([200, canonical(body)])
  const checked = await editor.ask(calls.checkDocument, { params, body: { body } })
  expect(checked.status, 'it is judged').toBe(200)
  isTold(checked.body.defects)
  const listed = await editor.ask(calls.listDocuments, { query: { state: 'new' } })
  expect(listed.body.items.map((one) => one.codename)).toEqual([codename])
  const drawn = await editor.draw(codename, { body, as: 'visitor' })
  const html = await drawn.text()
  expect([200, 422], html.slice(0, 200)).toContain(drawn.status)
  if (drawn.status !== 200) return
  const made = [...parseHTML(html).document.querySelectorAll(running)].map(({ outerHTML }) => outerHTML)
  expect(made, 'what a text became').toEqual([])
}

/** What the newest text would change of the site. */
const compares = async (): Promise<void> => {
  const { number } = await editor.open(codename)
  const answer = await editor.ask(calls.compareSites, { params: { codename }, body: { number } })
  expect([answer.status, answer.body.title]).toEqual([200, undefined])
}

test('a text that no editor writes is kept to the letter with its faults told, or refused in Dutch', async () => {
  const judged = await failures(
    oddBodies(codename),
    async ([, body, allowed]) => {
      await saves(body, allowed)
      await reads()
      await compares()
    },
    ([what]) => what,
  )
  expect(judged).toEqual([])
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
})

test('a value of another type at every place of every kind of block is told, and kept', async () => {
  const values = [null, true, -1, 'x', '__proto__', [], {}, [{ kind: 'page' }]]
  const judged = await failures(
    values.flatMap((value) => blocksWith(value).map((blocks) => ({ name: JSON.stringify(value), blocks }))),
    async ({ blocks }) => {
      await saves(pageWith(codename, blocks), [200])
      await reads()
    },
  )
  expect(judged).toEqual([])
})

test('a value of another type at every field of the page is told, and kept', async () => {
  const whole = pageWith(codename, [], {
    ...{ label: 'x', hidden: true, restricted: true, likely: ['/contact'], entrances: ['a'] },
    ...{ date: '2026-01-01', picture: 'street', keywords: ['x'], problem: { subject: 'a.b' } },
  })
  const values = [null, -1, '__proto__', [], {}, [{ kind: 'page' }]]
  const tries = Object.keys(whole).flatMap((key) => values.map((value) => ({ key, value })))
  const judged = await failures(tries, async ({ key, value }) => {
    await saves({ ...whole, [key]: value }, [200])
    await reads()
  })
  expect(judged).toEqual([])
})

test('what would run stays text in every field of every kind of block', async () => {
  const judged = await failures(scripts, async (script) => {
    for (const say of [() => script, (text: string) => `${text} ${script}`]) {
      await saves(pageWith(codename, blocksSaying(say), { title: script }), [200])
      await reads()
      await saves(pageWith(codename, blocksSaying(say)), [200])
      await reads()
      await compares()
    }
  })
  expect(judged).toEqual([])
})

test('a save that is no save is refused at its field', async () => {
  const { number } = await editor.open(codename)
  const body = pageWith(codename, [])
  const params = { codename }
  const bodies: readonly object[] = [
    ...[0, -1, 1.5, 'x', String(number), [number], {}, true, 1e12].map((base) => ({ base, body })),
    ...[{ base: number }, { body }, {}, { base: number, body: undefined }],
  ]
  const judged = await failures(bodies, async (sent) => {
    const answer = await editor.ask(calls.saveDraft, { params, body: sent })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-fields'])
    for (const sentence of Object.values(answer.body.errors ?? {}).flat())
      expect(sentence).not.toMatch(isEnglish)
  })
  expect(judged).toEqual([])
  for (const name of ['bestaat_niet', 'constructor', '__proto__', 'x'.repeat(80)]) {
    const answer = await editor.save(name, 1, body)
    expect([name, answer.status]).toEqual([name, 404])
  }
  for (const name of [
    'Hoofd',
    'a b',
    '../contact',
    "'; DROP TABLE content_document; --",
    'x'.repeat(81),
    'é',
  ]) {
    const answer = await editor.save(name, 1, body)
    expect([400, 404], name).toContain(answer.status)
  }
  expect((await editor.open(codename)).number).toBe(number)
})

test('nothing of it was our own mistake, and the site stands as it stood', async () => {
  expect(site.logged().match(/.*"msg":"(unexpected|page failed|broken)".*/)?.[0]).toBeUndefined()
  expect((await fetch(`${site.url}/contact`)).status).toBe(200)
  expect((await fetch(`${site.url}/${codename}`)).status).toBe(404)
})
