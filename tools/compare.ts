// `npm run compare -- <commit> [words]`: what a visitor, a partner or a mailbox gets from the build of a commit and from that of
// the tip, on every page and every way of every form, with one clock. Words narrow it to pages with one of them in their address.
// It tells each difference and ends with 1 when there is one. It is of the time in which the house is made plainer, and goes then.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seeds } from '../content/content.ts'
import { forms, mijn } from '../src/core/mijn/paths.ts'
import { openBrowser, setClocks } from '../test/kit/browser.ts'
import { compareCalls } from './compare/calls.ts'
import { beginning, buildOf, commitOf, openSite } from './compare/checkout.ts'
import { differencesOf } from './compare/differences.ts'
import { nameOf, type Viewer, viewers, type Way, walk } from './compare/walk.ts'

const [before, ...words] = process.argv.slice(2)
if (!before) {
  console.error('Usage: npm run compare -- <commit> [words]')
  process.exit(1)
}
const root = fileURLToPath(new URL('..', import.meta.url))
const kept = join(root, '.cache/compare')
mkdirSync(kept, { recursive: true })

/** Which option of each choice is taken, by viewer: who is known has fewer questions, and the same choices. */
const choices: Readonly<Record<Viewer, readonly number[]>> = {
  visitor: [0, 1, 2],
  registered: [0],
  member: [0],
}
const pages = seeds.flatMap((document) => (document.kind === 'page' ? [document] : []))
const hasForm = ({ blocks }: (typeof pages)[number]) =>
  /"kind":"(funnel|tool|form)"/.test(JSON.stringify(blocks))
const own = [...new Set([...Object.values(mijn), ...Object.values(forms).map(({ path }) => path)])].filter(
  (path) =>
    path !== mijn.logOut && path !== mijn.withdraw && path !== mijn.stopWatch && path !== mijn.proveEmail,
)
const wayOf = (path: string, viewer: Viewer, choice = 0): Way => ({ path, viewer, choice })
const ways = [
  ...pages.filter((page) => !hasForm(page)).map(({ path }) => wayOf(path, 'visitor')),
  ...own.map((path) => wayOf(path, 'member')),
  ...pages
    .filter(hasForm)
    .flatMap(({ path }) =>
      viewers.flatMap((viewer) => choices[viewer].map((choice) => wayOf(path, viewer, choice))),
    ),
].filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)))

const folders = [commitOf(before), commitOf('HEAD')].map(buildOf)
await using sites = new AsyncDisposableStack()
const [was, is] = await Promise.all(folders.map(openSite))
if (!was || !is) throw new Error('A site did not start.')
sites.use(was)
sites.use(is)
const browser = sites.adopt(await openBrowser(), (one) => one.close())

setClocks(Date.parse(beginning) - Date.now())
let different = 0
for (const [at, way] of ways.entries()) {
  const both = await Promise.all([was, is].map(({ url }) => walk(browser, url, way, at)))
  const found = differencesOf(both[0] ?? [], both[1] ?? [])
  writeFileSync(join(kept, `${at}.json`), JSON.stringify({ way, both }, null, 1))
  console.log(`${found.length === 0 ? 'same' : 'DIFFERENT'} ${nameOf(way)} (${both[1]?.length} moments)`)
  for (const line of found.slice(0, 40)) console.log(`    ${line}`)
  if (found.length > 0) different++
}
const calls = words.length === 0 ? await compareCalls(was.url, is.url) : []
for (const line of calls) console.log(line)
console.log(`${ways.length} ways, ${different} different; ${calls.length} calls different`)
if (different + calls.length > 0) process.exitCode = 1
