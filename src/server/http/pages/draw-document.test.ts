import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { documentDrawer } from './draw-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'drawing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A stand-in for the built module that draws documents. The title of a document says how drawing it ends. */
const module = join(folder, 'document.js')
writeFileSync(
  module,
  `let drawn = 0
  export const drawDocument = async ({ title, wait }) => {
    if (title === 'stopped') process.exit(1)
    if (title === 'thrown beside') setImmediate(() => { throw new Error('by a timer') })
    if (title === 'thrown beside') await new Promise(() => {})
    if (title === 'broken') throw new Error('no such letter')
    if (wait) Atomics.wait(wait, 0, 0)
    return new Uint8Array([++drawn])
  }`,
)
const draw = documentDrawer(module)
const ask = async (content: object) => [...(await draw(content as never, {} as never))]

test('while a document is drawn everything else goes on, and the next waits for its turn', async () => {
  const wait = new Int32Array(new SharedArrayBuffer(4))
  const answers = [ask({ title: 'held', wait }), ask({ title: 'next' })]
  let turns = 0
  while (turns < 1000) {
    await new Promise((done) => setImmediate(done))
    turns++
  }
  // reached only because the main thread is not blocked by the drawing
  Atomics.store(wait, 0, 1)
  Atomics.notify(wait, 0)
  expect(await Promise.all(answers)).toEqual([[1], [2]])
})

test('one that cannot be drawn, or that takes its thread along, is told, and the next is drawn', async () => {
  await expect(ask({ title: 'broken' })).rejects.toThrow('A document could not be drawn: no such letter')
  expect(await ask({ title: 'good' })).toEqual([3])
  await expect(ask({ title: 'stopped' })).rejects.toThrow('its thread ended')
  expect(await ask({ title: 'good' })).toEqual([1])
  await expect(ask({ title: 'thrown beside' })).rejects.toThrow('by a timer')
  // drawn by a new thread, not by the one that is about to end
  expect(await ask({ title: 'good' })).toEqual([1])
})
