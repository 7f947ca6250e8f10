import { expect, it } from 'vitest'
import type { Site } from '../../../core/content/site.ts'
import { inspect } from './inspect.ts'

const pages = new Map(
  [
    ['/', 'home'],
    ['/a', 'a'],
    ['/b', 'b'],
  ].map(([path = '', codename]) => [path, { path, codename }]),
)
const site = { pages, redirects: new Map([['/oud', '/a']]) } as unknown as Site
const told = (written: Record<string, string>) =>
  inspect(site, new Map(Object.entries(written))).map(({ codename, problem }) => `${codename}: ${problem}`)

const whole = {
  '/': '<a href="/a#k">a</a><a href="/oud">a</a><script>{"confirmation":"/b"}</script><a href="https://x.example">',
  '/a': '<h2 id="k">k</h2><img src="/og/a.png" alt=""><svg aria-hidden="true"></svg><iframe title="x"></iframe>',
  '/b': '<a href="/mijn">m</a><a href="#b" id="b">b</a>',
}

it('finds nothing on a site that is whole', () => {
  expect(told(whole)).toEqual([])
})
it('names broken links, places that are not there, missing texts and pages that nothing leads to', () => {
  expect(told({ ...whole, '/a': '<a href="/nee">n</a><a href="/b#nee">n</a>' })).toEqual([
    'home: De plek van de link ‘/a#k’ is er niet. Kies een andere plek.',
    'a: De link naar ‘/nee’ leidt nergens heen. Kies een andere pagina.',
    'a: De plek van de link ‘/b#nee’ is er niet. Kies een andere plek.',
  ])
  expect(
    told({
      ...whole,
      '/b': '<img src="/og/a.png"><svg viewBox="0 0 1 1"></svg><iframe src="/og/"></iframe>',
    }),
  ).toEqual([
    'b: Beschrijf deze afbeelding voor wie haar niet ziet.',
    'b: Geef deze tekening een naam, of verberg haar voor wie haar niet ziet.',
    'b: Geef dit kader een titel.',
  ])
  expect(told({ ...whole, '/': '<a href="/b">b</a>' })).toEqual([
    'a: Geen pagina leidt hierheen. Zet er ergens een link naartoe.',
  ])
})
