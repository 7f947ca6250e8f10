import { kinds } from '../../src/core/content/kinds.ts'
import type { Body } from './editors-room.ts'
import { type VoiceName, voices } from './hostile-requests.ts'
import { type Path, put } from './request-values.ts'

/** A page around these blocks, or what stands in their place. */
export const pageWith = (codename: string, blocks: unknown, more: Body = {}): Body => ({
  kind: 'page',
  codename,
  path: `/${codename.replaceAll('_', '-')}`,
  layout: 'content',
  title: 'Proef',
  description: 'Een pagina om mee te proberen.',
  blocks,
  ...more,
})

/** The places of a value and of everything in it, but for the value itself. */
export const placesIn = (value: unknown, before: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...before, Array.isArray(value) ? Number(key) : key]
    return [place, ...placesIn(inner, place)]
  })
}

/** How many values a value is made of. */
const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((sum: number, inner) => sum + sizeOf(inner), 0)
    : 1

/** Most values and signs of the blocks of one document, so that its body is not refused for its size. */
const most = { values: 4500, signs: 200_000 }

/** The blocks in as few lists as documents take. */
const inLists = (blocks: readonly unknown[]): unknown[][] => {
  const lists: unknown[][] = [[]]
  let [values, signs] = [0, 0]
  for (const block of blocks) {
    const [more, longer] = [sizeOf(block), JSON.stringify(block).length]
    if (values + more > most.values || signs + longer > most.signs) {
      lists.push([])
      ;[values, signs] = [0, 0]
    }
    lists.at(-1)?.push(block)
    values += more
    signs += longer
  }
  return lists
}

const examples = Object.values(kinds).map(({ example }) => example as Body)

/** Blocks of every kind, each with this value at another place of its example: documents, as long as one may be. */
export const blocksWith = (value: unknown): unknown[][] =>
  inLists(examples.flatMap((example) => placesIn(example).map((place) => put(example, place, value))))

/** A block of every kind in which each text is what this makes of it; kinds and what only chooses stay as they are. */
export const blocksSaying = (say: (text: string) => string): Body[] => {
  const told = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return key === 'kind' ? value : say(value)
    if (Array.isArray(value)) return value.map((one) => told(one))
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, told(inner, name)]))
      : value
  }
  return examples.map((example) => told(example) as Body)
}

/** What is prose in an example: it has more than one word. */
const isProse = (text: string): boolean => text.includes(' ')

/** A text in this voice, as long as a title may be. */
export const said = (voice: VoiceName): string => {
  const { words, pad }: { words: readonly string[]; pad: string } = voices[voice]
  let text = ''
  for (const word of words) if (`${text} ${word}`.length < 150) text = `${text} ${word}`.trim()
  return text.padEnd(150, pad).slice(0, 150).toWellFormed()
}

/**
 * A page whose every text is in this voice. `all`: also what only chooses, such as a sign or a link, so that few of its blocks
 * are valid; else only prose is, and the page can be drawn.
 */
export const hostilePage = (codename: string, voice: VoiceName, { all = false } = {}): Body => {
  const text = said(voice).replaceAll('\0', '')
  return pageWith(
    codename,
    blocksSaying((was) => (all || isProse(was) ? text : was)),
    {
      ...{ title: text, label: text, keywords: [text], description: text },
    },
  )
}

/** Lists in lists, so deep. */
const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

/** A body as JSON, which may hold what no literal can, such as a key `__proto__` of its own. */
const ofJson = (json: string): Body => JSON.parse(json) as Body

/**
 * Bodies of a document that no editor makes, by what is odd about them, each with the statuses with which a save may answer: 200
 * tells its faults.
 */
export const oddBodies = (codename: string): readonly [what: string, body: unknown, allowed: number[]][] => {
  const page = (blocks: unknown, more: Body = {}) => pageWith(codename, blocks, more)
  const json = JSON.stringify(page([]))
  const rich = (html: string) => page([{ kind: 'rich_text', text: { html } }])
  return [
    ['no object', 'x', [400]],
    ['a list', [page([])], [400]],
    ['nothing', null, [400]],
    ['a number', 1, [400]],
    ['no field at all', {}, [200]],
    ['another document', pageWith('contact', []), [200]],
    ['no kind', { codename }, [200]],
    ['an unknown kind', { ...page([]), kind: 'toString' }, [200]],
    ['settings in place of a page', { kind: 'settings', codename }, [200]],
    ['a kind that is an object', { ...page([]), kind: { kind: 'page' } }, [200]],
    ['blocks that are none', page('x'), [200]],
    ['blocks by name', page({ 0: { kind: 'hero', title: 'x' }, length: 1 }), [200]],
    ['blocks of other types', page([null, 1, 'x', true, [], [[]], {}, { kind: null }]), [200]],
    ['unknown kinds', page([{ kind: 'morgen' }, { kind: '__proto__' }, { kind: 'constructor' }]), [200]],
    ['fields that no page has', { ...page([]), toString: 'x', constructor: { prototype: {} }, a: 1 }, [200]],
    ['the address of another page', { ...page([]), path: '/contact' }, [200]],
    ['addresses that are none', { ...page([]), path: '/../../etc/passwd', likely: ['javascript:1'] }, [200]],
    ['a prototype at the top', ofJson(json.replace('{', '{"__proto__":{"admin":true},')), [200]],
    [
      'prototypes within',
      page(ofJson('{"list":[{"kind":"hero","title":"x","__proto__":{"admin":true}}]}').list),
      [200],
    ],
    ['a text of 250 kB', rich('x'.repeat(250_000)), [200]],
    ['a title of 200 kB', { ...page([]), title: 'é'.repeat(100_000) }, [200]],
    ['more than a body may be', rich('x'.repeat(262_144)), [413]],
    ['fifteen deep', page([nested(15)]), [200]],
    ['far too deep', page([nested(30)]), [400]],
    ['as many values as may be', page(Array.from({ length: 4900 }, (_none, at) => at)), [200]],
    ['as many unknown blocks', page(Array.from({ length: 2400 }, () => ({ kind: 'x' }))), [200]],
    ['too many values', page(Array.from({ length: 6000 }, () => 'x')), [400]],
    ['numbers at their ends', page([1e308, -1e308, 5e-324, 0.1, Number.MAX_SAFE_INTEGER, -0]), [200]],
    ['a NUL in a text', rich('a\u0000b'), [400]],
    ['a NUL in a name', { ...page([]), 'a\u0000b': 1 }, [400]],
    ['a NUL in a name within', page([{ kind: 'hero', 'a\u0000b': { c: 1 } }]), [400]],
    ['half of a sign', rich('a\ud83d'), [400]],
    ['half of a sign in a name', page([{ '\udc00a': [] }]), [400]],
    ['a name of 81 signs', { ...page([]), ['n'.repeat(81)]: 1 }, [400]],
    ['a long name within', page([{ kind: 'hero', ['n'.repeat(5000)]: 1 }]), [200]],
    ['words that say nothing', { ...page([]), title: '\u200b\u2028\ufeff', description: ' \t\n' }, [200]],
    ['placeholders in placeholders', rich('<p>{price.{phone}} {__proto__} {constructor} {tel.}</p>'), [200]],
    ['tags in tags', rich('<p><scr<script>ipt>ran=1</scr</script>ipt></p><svg><style><img src=x>'), [200]],
    ['thousands of tags', rich('<b>'.repeat(13_000)), [200]],
    ['one table in another', rich('<table><tr><td>'.repeat(2500)), [200]],
  ]
}
