import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { cleanBlock, cleanHtml } from './clean.ts'

describe('rich text', () => {
  it.each([
    ['<p onclick="x()">Hoi</p>', '<p>Hoi</p>'],
    ['<script>alert(1)</script><p>Hoi</p>', '<p>Hoi</p>'],
    ['<p style="color:red">Hoi</p><style>p{}</style>', '<p>Hoi</p>'],
    ['<a href="javascript:alert(1)">klik</a>', '<span>klik</span>'],
    ['<a href="java&#115;cript:alert(1)">klik</a>', '<span>klik</span>'],
    ['<a href="//evil.example">klik</a>', '<span>klik</span>'],
    ['<a href="/contact" target="_blank">klik</a>', '<a href="/contact">klik</a>'],
    ['<a href="https://a.example">klik</a>', '<a href="https://a.example" rel="noopener">klik</a>'],
    ['<iframe src="https://a.example"></iframe>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<h1>Kop</h1><b>vet</b>', '<h2>Kop</h2><strong>vet</strong>'],
    ['<form action="/x"><input name="a"></form>', ''],
  ])('%s', (dirty, clean) => {
    // A span is not allowed, so only its text is left.
    expect(cleanHtml(dirty)).toBe(clean.replace(/<\/?span>/g, ''))
  })
  it('is the same of parts that stand behind each other as of each by itself', async () => {
    const parts = [
      '<a href="javascript:alert(1)">klik</a>',
      '<a name="hier">anker</a>',
      '<a href="/contact">contact</a>',
      '<p><a href="//evil.example">uit</a> <a href="/contact">in</a></p>',
      '<a href="javascript:alert(1)"><b>vet</b></a>',
      '<b>vet</b>',
      '<i>schuin</i>',
      '<h1>Kop</h1>',
      '<span>woord</span>',
      '<div><h1>Kop</h1></div>',
      '<iframe src="https://a.example"></iframe>',
      '<script>alert(1)</script>',
      '<ul><li>een</li></ul>',
    ]
    const pairs = parts.flatMap((one) => parts.map((other) => [one, other] as const))
    expect(
      await failures(pairs, ([one, other]) => {
        expect(cleanHtml(`${one}${other}`)).toBe(cleanHtml(one) + cleanHtml(other))
      }),
    ).toEqual([])
    expect(cleanHtml(`${parts[0]}${parts[2]}`)).toBe('klik<a href="/contact">contact</a>')
    expect(cleanHtml(parts[3] ?? '')).toBe('<p>uit <a href="/contact">in</a></p>')
  })
  it('never lets a script, a handler or a style through', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '/',
        ' ',
        '=',
        '<script',
        '<p onload',
        'javascript:',
        '<style',
        '</',
        '<svg',
        '&lt;',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const left = cleanHtml(pieces.join(''))
        expect(left).not.toMatch(/<(script|style|svg|iframe|object|img|form)\b/i)
        expect(left).not.toMatch(/<[^>]+\son\w+\s*=/i)
        expect(left).not.toMatch(/href="javascript:/i)
      }),
    )
  })
  it('closes each tag that it opens, in order, whatever comes in', () => {
    const links = ['a href="/contact"', 'a href="http://x.nl"', 'a']
    const tags = [...links, 'p', 'ul', 'li', 'span', 'h1', 'b', 'table', 'br']
    const piece = fc.oneof(
      fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`])),
      fc.constantFrom('woord', ' ', '<', '&lt;', '<a href="javascript:1', '</', '<!--', '-->'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''))
        const open: string[] = []
        for (const [, end, tag = ''] of clean.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
          if (tag === 'br') continue
          if (end) expect(open.pop()).toBe(tag)
          else open.push(tag)
        }
        expect(open).toEqual([])
      }),
    )
  })
  it('says what had to go, and nothing of what is harmless', () => {
    const told: string[] = []
    const tell = (problem: string) => told.push(problem)
    cleanHtml('<h1>Kop</h1><p><b>vet</b> <a href="/contact">ja</a></p>', tell)
    expect(told).toEqual([])
    cleanHtml('<p onclick="x()">a</p><script>1</script><iframe src="https://evil.example"></iframe>', tell)
    cleanHtml('<a href="javascript:alert(1)">klik</a>', tell)
    expect(told).toEqual([
      '‘onclick’ mag hier niet staan. Haal het weg.',
      '‘<script>’ mag hier niet staan. Haal het weg.',
      '‘<iframe>’ mag hier niet staan. Haal het weg.',
      'Een link leidt naar een adres dat niet mag. Kies een pagina, of een adres met https://.',
    ])
  })
  it('is cleaned in every part of a block', () => {
    const block = { kind: 'accordion', items: [{ title: '<b>x</b>', text: { html: '<script>1</script>a' } }] }
    expect(cleanBlock(block).items[0]).toEqual({ title: '<b>x</b>', text: { html: 'a' } })
  })
})
