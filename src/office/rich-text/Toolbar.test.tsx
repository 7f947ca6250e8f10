import { EditorState } from 'prosemirror-state'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'
import { Toolbar } from './Toolbar.tsx'
import { readAsBrowser } from './test-dom.ts'
import { toolsFor } from './tools.ts'

readAsBrowser()

const nothing = () => undefined
const acts = { run: nothing, openLink: nothing, openPlaceholders: nothing, openTable: nothing }

const drawn = (html: string) =>
  renderToStaticMarkup(
    <Toolbar
      tools={toolsFor(EditorState.create({ doc: readHtml(html) }), acts)}
      controls="tekst"
      bar={createRef<HTMLDivElement>()}
      onLeave={nothing}
    />,
  )

test('every button has a name, and one of them is a stop for Tab', () => {
  const buttons = drawn('<p>a</p>').match(/<button[^>]*>/g) ?? []
  expect(buttons.map((button) => /aria-label="([^"]+)"/.exec(button)?.[1])).toEqual([
    'Kop',
    'Tussenkop',
    'Vet',
    'Lijst',
    'Genummerde lijst',
    'Citaat',
    'Tabel',
    'Link',
    'Invulwoord',
    'Ongedaan maken',
    'Opnieuw',
  ])
  expect(buttons.filter((button) => button.includes('tabindex="0"')).length).toBe(1)
})

test('a button says whether it is on, and whether it can do something now', () => {
  const [heading = '', , , list = '', , , , , , undo = ''] = drawn('<h2>a</h2>').match(/<button[^>]*>/g) ?? []
  expect(heading).toContain('aria-pressed="true"')
  expect(list).toContain('aria-disabled="true"')
  expect(undo).toContain('aria-disabled="true"')
  expect(undo).not.toContain('aria-pressed')
})
