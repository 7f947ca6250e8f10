import { describe, expect, test } from 'vitest'
import { pagePath } from './page.ts'
import { proposePage, slugOf } from './page-address.ts'
import { codename } from './parts.ts'

const home = { codename: 'home', path: '/' }
const news = { codename: 'nieuws', path: '/nieuws' }

test.each([
  ['Tarieven van de klusservice', 'tarieven-van-de-klusservice'],
  ['  Wat kost ’t? Één gesprek: € 95,00! ', 'wat-kost-t-een-gesprek-euro-95-00'],
  ['Kopen & verkopen', 'kopen-en-verkopen'],
  ['Foto’s van je dak', 'fotos-van-je-dak'],
  ['<img src=x>', 'img-src-x'],
  ['🏠 ???', ''],
])('the title %s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

describe('a new page', () => {
  test('stands below its parent, in its address and its codename', () => {
    expect(proposePage('Samen isoleren', news, [])).toEqual({
      path: '/nieuws/samen-isoleren',
      codename: 'nieuws_samen_isoleren',
    })
    const top = { path: '/samen-isoleren', codename: 'samen_isoleren' }
    expect(proposePage('Samen isoleren', home, [])).toEqual(top)
    expect(proposePage('Samen isoleren', undefined, [])).toEqual(top)
  })

  test('gets a number behind what is taken', () => {
    const taken = [
      { path: '/nieuws/samen-isoleren', codename: 'nieuws_samen_isoleren' },
      { path: '/elders', codename: 'nieuws_samen_isoleren_2' },
    ]
    expect(proposePage('Samen isoleren', news, taken)).toEqual({
      path: '/nieuws/samen-isoleren-2',
      codename: 'nieuws_samen_isoleren_3',
    })
  })

  test('has no address while its title has no word', () => {
    expect(proposePage('…', news, [])).toEqual({ path: '', codename: '' })
  })

  test('has an address and a codename that a document may have, however long its title is', () => {
    const words = 'Een heel lange titel over alles wat je in en om je huis kunt doen '
    const deep = { codename: 'a'.repeat(80), path: `/${'diep-'.repeat(38)}a` }
    const long = [words.repeat(5), 'a'.repeat(160), `${'-'.repeat(160)}x`, `${words}${'é'.repeat(90)}`]
    for (const title of long)
      for (const parent of [home, news, deep]) {
        const first = proposePage(title, parent, [])
        const second = proposePage(title, parent, [first])
        for (const { path, codename: name } of [first, second]) {
          expect(pagePath.safeParse(path).success, path).toBe(true)
          expect(codename.safeParse(name).success, name).toBe(true)
        }
        expect(second).not.toEqual(first)
      }
  })
})
