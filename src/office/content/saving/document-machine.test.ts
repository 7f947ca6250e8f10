import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  firstRetryMs,
  mostMs,
  type OtherText,
  restMs,
  type Sent,
  type Unsaved,
  Writing,
  type WritingView,
  type WritingWays,
} from './document-machine.ts'
import { type Body, isSame } from './merge-texts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rest = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

/** How the network treats one request: as it should, lost on its way there, or its answer lost on its way back. */
type Fate = 'arrives' | 'lost' | 'unanswered'

/** A server that keeps the texts of one document, and refuses what was made on an older one. */
const openServer = (body: Body) => {
  const texts: OtherText[] = [{ number: 1, body, by: 'Loes', at: '1' }]
  const head = () => texts.at(-1) as OtherText & { number: number }
  let atOnce = 0
  let most = 0
  const save = (base: number | null, text: Body, by: string): Sent => {
    if (base !== head().number) return { kind: 'newer', newer: structuredClone(head()) }
    const number = head().number + 1
    texts.push({ number, body: structuredClone(text), by, at: String(number) })
    return { kind: 'saved', number, at: String(number), defects: [] }
  }
  /** Sends as a browser would, in so many milliseconds. */
  const send = async (of: { number: number | null; body: Body }, by: string, fate: Fate, ms: number) => {
    most = Math.max(most, ++atOnce)
    const sent = structuredClone(of)
    await new Promise((done) => setTimeout(done, ms / 2))
    const answer: Sent = fate === 'lost' ? { kind: 'lost' } : save(sent.number, sent.body, by)
    await new Promise((done) => setTimeout(done, ms / 2))
    atOnce--
    return fate === 'unanswered' ? ({ kind: 'lost' } as const) : answer
  }
  return { texts, head, save, send, mostAtOnce: () => most }
}

/** Somebody who writes. What is left of `fates` is that requests arrive. */
const openWriter = (server: ReturnType<typeof openServer>, by = 'Noor', fates: Fate[] = []) => {
  const kept: { now: Unsaved | undefined } = { now: undefined }
  const shown: WritingView[] = []
  const sent: boolean[] = []
  const browser = { isGone: false }
  const ways: WritingWays = {
    send(of, isLeaving) {
      sent.push(isLeaving)
      if (browser.isGone) return new Promise(() => undefined)
      return server.send(of, by, fates.shift() ?? 'arrives', 100)
    },
    keep(unsaved) {
      if (!browser.isGone) kept.now = structuredClone(unsaved)
      return true
    },
    show: () => void shown.push(writing.view()),
  }
  const writing: Writing = new Writing(ways, structuredClone(server.head()))
  const type = (change: Body) => writing.change({ ...writing.view().body, ...change })
  /** The browser goes, with what it kept. What it sent is on its way. */
  const crash = (): Unsaved | undefined => {
    browser.isGone = true
    return structuredClone(kept.now)
  }
  return { writing, kept, shown, sent, type, crash, view: () => writing.view() }
}

test('what is typed is saved after two seconds of rest, and at least every so often for who never rests', async () => {
  const server = openServer({ title: 'a' })
  const { type, view, kept } = openWriter(server)
  expect(view().state).toBe('saved')
  type({ title: 'b' })
  await rest(restMs - 1)
  type({ title: 'c' })
  expect([view().state, kept.now?.body]).toEqual(['unsaved', { title: 'c' }])
  await rest(restMs - 1)
  expect(server.head().number).toBe(1)
  await rest(1)
  expect(view().state).toBe('saving')
  await rest(100)
  expect(view()).toMatchObject({ state: 'saved', number: 2, savedAt: '2' })
  expect([server.head().body, kept.now]).toEqual([{ title: 'c' }, undefined])
  for (let typed = 0; typed <= mostMs; typed += 1000) {
    type({ title: `d${typed}` })
    await rest(1000)
  }
  expect(server.head().number).toBe(3)
})

test('a text that is opened is never saved, nor one that was changed back', async () => {
  const server = openServer({ title: 'a', blocks: [{ kind: 'hero' }] })
  const { type, view, writing, sent } = openWriter(server)
  writing.leave()
  expect(await writing.flush()).toBe(1)
  type({ title: 'b' })
  type({ title: 'a' })
  await rest(mostMs)
  expect([view().state, sent]).toEqual(['saved', []])
})

test('the next save waits for the one before it, and is made on its number', async () => {
  const server = openServer({ title: 'a' })
  const { type, view, writing, sent } = openWriter(server)
  type({ title: 'b' })
  await rest(restMs + 50)
  type({ title: 'c' })
  writing.leave()
  writing.leave()
  expect(sent).toEqual([false])
  await rest(200)
  expect(server.texts.map(({ body }) => body.title)).toEqual(['a', 'b', 'c'])
  expect([view().state, server.mostAtOnce()]).toEqual(['saved', 1])
  type({ title: 'd' })
  const number = writing.flush()
  await rest(100)
  expect(await number).toBe(4)
})

test('without an answer it is kept and tried again, and a save that did arrive is known as one’s own', async () => {
  const server = openServer({ title: 'a', lead: '' })
  const { type, view, kept, writing } = openWriter(server, 'Noor', ['lost', 'unanswered', 'lost'])
  type({ title: 'b' })
  await rest(restMs + 100)
  expect([view().state, kept.now?.body.title]).toEqual(['offline', 'b'])
  const number = writing.flush()
  await rest(100)
  expect([await number, view().state, server.head().body.title]).toEqual([undefined, 'offline', 'b'])
  type({ title: 'bc' })
  writing.retry()
  await rest(100)
  writing.retry()
  await rest(300)
  expect(view()).toMatchObject({ state: 'saved', number: 3, newer: undefined, joined: undefined })
  expect([server.head().body.title, kept.now]).toEqual(['bc', undefined])
  type({ title: 'd' })
  await rest(restMs + 100 + firstRetryMs)
  expect(view().state).toBe('saved')
})

test('two who changed other places come together; where they changed the same, one chooses and nothing is lost', async () => {
  const server = openServer({ title: 'a', lead: 'x' })
  const { type, view, kept, writing, sent } = openWriter(server)
  server.save(1, { title: 'a', lead: 'y' }, 'Loes')
  type({ title: 'b' })
  await rest(restMs + 200)
  expect(server.head().body).toEqual({ title: 'b', lead: 'y' })
  server.save(3, { title: 'van Loes', lead: 'z' }, 'Loes')
  type({ title: 'van mij' })
  await rest(restMs + 200)
  expect(view()).toMatchObject({ state: 'newer', body: { title: 'van mij', lead: 'y' } })
  expect(view().newer?.clashes.map(({ at }) => at)).toEqual([['title']])
  type({ extra: 'meer' })
  const before = sent.length
  await rest(mostMs)
  expect([sent.length - before, kept.now?.body.extra, await writing.flush()]).toEqual([0, 'meer', undefined])
  writing.resolve(() => 'mine')
  await rest(200)
  expect(server.head().body).toEqual({ title: 'van mij', lead: 'z', extra: 'meer' })
  expect([view().state, kept.now]).toEqual(['saved', undefined])
})

test('what is refused stays, is told, and is tried again once it is changed', async () => {
  let answer: Sent = { kind: 'refused', sentence: 'Dit hoort niet bij jouw rol.' }
  const ways: WritingWays = { send: async () => answer, keep: () => false, show: () => undefined }
  const writing = new Writing(ways, { number: 1, body: { title: 'a' }, by: null, at: '' })
  writing.change({ title: 'b' })
  await rest(mostMs)
  expect(writing.view()).toMatchObject({
    state: 'refused',
    sentence: 'Dit hoort niet bij jouw rol.',
    isKept: false,
  })
  answer = { kind: 'saved', number: 2, at: '2', defects: [{ at: ['title'], problem: 'Te kort.' }] }
  writing.change({ title: 'c' })
  await rest(restMs)
  expect(writing.view()).toMatchObject({ state: 'saved', number: 2, defects: [{ problem: 'Te kort.' }] })
})

test('what the browser kept comes back: on the same text, on a newer one, and where its save did arrive', async () => {
  const server = openServer({ title: 'a', lead: 'x' })
  const first = openWriter(server, 'Noor', ['unanswered'])
  first.type({ title: 'b' })
  await rest(restMs + 100)
  first.type({ title: 'bc' })
  const second = openWriter(server)
  second.writing.restore(first.crash() as Unsaved)
  await rest(200)
  expect([second.view().state, server.head().body.title]).toEqual(['saved', 'bc'])

  const moved = openServer({ title: 'a', lead: 'van Loes' })
  moved.save(1, { title: 'a', lead: 'van Loes, later' }, 'Loes')
  const third = openWriter(moved)
  const base = { number: 1, body: { title: 'a', lead: 'x' } }
  third.writing.restore({ base, body: { title: 'c', lead: 'x' } })
  await rest(200)
  expect(moved.head().body).toEqual({ title: 'c', lead: 'van Loes, later' })
})

test('who leaves the screen has it saved after that, and a text without a number is one that was withdrawn', async () => {
  const server = openServer({ title: 'a' })
  const { type, writing, shown, kept } = openWriter(server)
  type({ title: 'b' })
  void writing.stop()
  const told = shown.length
  await rest(mostMs)
  expect([server.head().body.title, shown.length, kept.now]).toEqual(['b', told, undefined])

  const bases: (number | null)[] = []
  const answers: Sent[] = [
    { kind: 'newer', newer: { number: null, body: {}, by: null, at: '' } },
    { kind: 'saved', number: 9, at: '9', defects: [] },
  ]
  const ways: WritingWays = {
    async send({ number }) {
      bases.push(number)
      return answers.shift() as Sent
    },
    keep: () => true,
    show: () => undefined,
  }
  const other = new Writing(ways, { number: 5, body: { title: 'a' }, by: null, at: '' })
  other.change({ title: 'b' })
  await rest(restMs)
  await rest(restMs)
  expect([bases, other.view().number, other.view().body]).toEqual([[5, null], 9, { title: 'b' }])
  // who threw the only draft away does not bring it back
  other.reread({ number: null, body: {}, by: null, at: '' })
  await rest(mostMs)
  expect([bases.length, other.view().number, other.view().body]).toEqual([2, null, {}])
})

const fates = fc.array(fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'unanswered'), { maxLength: 12 })
/** What happens: who, in which field, and how long it is quiet then. A crash begins anew with what the browser kept. */
const happening = fc.record({
  who: fc.constantFrom(0, 1),
  field: fc.constantFrom('own', 'own', 'both', 'crash'),
  quiet: fc.constantFrom(0, 30, 500, restMs, restMs + 70, 5000),
})

test('with two who write, cuts and crashes, nothing typed is lost and nothing is called saved too early', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 25 }),
      fc.tuple(fates, fates),
      async (happenings, bad) => {
        vi.clearAllTimers()
        const server = openServer({ own0: '', own1: '', both: '' })
        const writers = [0, 1].map((who) => openWriter(server, `schrijver ${who}`, [...(bad[who] ?? [])]))
        const failures: string[] = []
        const last: Record<string, string> = { own0: '', own1: '' }
        const chosen = new Set<string>()
        let typed = 0
        const look = () => {
          for (const { view, writing } of writers) {
            const { newer, body } = view()
            if (newer?.clashes.some(({ at }) => at[0] !== 'both')) failures.push('a clash of one’s own field')
            if (newer) {
              chosen.add(String(newer.text.body.both))
              chosen.add(String(body.both))
              writing.resolve(() => (typed % 2 ? 'mine' : 'theirs'))
            }
          }
        }
        const wait = async (milliseconds: number) => {
          await rest(milliseconds)
          look()
        }
        for (const { who, field, quiet } of happenings) {
          const writer = writers[who]
          if (!writer) continue
          if (field === 'crash') {
            const kept = writer.crash()
            const begun = openWriter(server, `schrijver ${who}`)
            writers[who] = begun
            if (kept) begun.writing.restore(kept)
          } else writer.type({ [field === 'own' ? `own${who}` : 'both']: `t${++typed}` })
          if (field === 'own') last[`own${who}`] = `t${typed}`
          await wait(quiet)
        }
        for (let count = 0; count < 12; count++) await wait(40_000)
        for (const { shown, view } of writers) {
          if (view().state !== 'saved') failures.push(`ends as ${view().state}`)
          if (view().number === server.head().number && !isSame(view().body, server.head().body))
            failures.push('another text under the same number')
          for (const one of shown)
            if (one.state === 'saved' && !server.texts.some(({ body }) => isSame(body, one.body)))
              failures.push('called saved, and never was')
        }
        const { own0, own1 } = server.head().body
        expect({ failures, own0, own1 }).toEqual({ failures: [], own0: last.own0, own1: last.own1 })
      },
    ),
    { numRuns: 150 },
  )
})
