import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import RichTextField from './RichTextField.tsx'
import type { RichTextProps } from './rich-text-props.ts'
import { readAsBrowser } from './test-dom.ts'

readAsBrowser()

const drawn = (more: Partial<RichTextProps>) =>
  renderToStaticMarkup(
    <RichTextField
      id="tekst"
      label="Antwoord"
      value=""
      onChange={() => undefined}
      values={new Map([['phone', '088 123 45 67']])}
      links={{ pages: [], here: [] }}
      {...more}
    />,
  )

test('a text is shown as it stands, with what is filled in today, and is opened by a button with its name', () => {
  const html = drawn({ value: '<h2>Bel</h2> <ul> <li>ons: {phone}</li> </ul><p>of {weg}</p>', invalid: true })
  expect(html).toContain('<h2>Bel</h2>')
  expect(html).toContain('<b>Telefoonnummer</b> 088 123 45 67')
  expect(html).toContain('data-broken=""><b>{weg}</b> bestaat niet')
  expect(html).toMatch(/<button[^>]* id="tekst"[^>]*aria-label="Bewerk tekst: Antwoord"/)
  expect(html).toContain('data-invalid=""')
})

test('whatever else was stored in a text stays out of the page, and a link leads nowhere', () => {
  const html = drawn({
    value:
      '<p onclick="x()" style="color:red" id="kantoor">a <a href="javascript:alert(1)">b</a></p><script>alert(1)</script><img src="x" onerror="y()"><form action="https://example.net"><button>Stuur</button></form><iframe src="//example.net"></iframe><svg><a href="x">c</a></svg>',
  })
  const text = /<div class="rich-text">(.*?)<\/div>/.exec(html)?.[1]
  expect(text).toBe('<p>a <span class="rich-link">b</span></p>Stuur<span class="rich-link">c</span>')
})

test('a text that may only be read has no button', () => {
  expect(drawn({ value: '<p>a</p>', readOnly: true })).not.toContain('<button')
  expect(drawn({})).toContain('Nog geen tekst.')
})
