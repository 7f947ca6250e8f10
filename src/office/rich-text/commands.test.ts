import { history, undo } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { expect, test } from 'vitest'
import {
  insertPlaceholder,
  isMarked,
  linkAt,
  linkWords,
  removeLink,
  setLink,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './commands.ts'
import { textKeys } from './keys.ts'
import { openText, textOf } from './open-text.ts'
import { schema } from './schema.ts'
import {
  addColumnRight,
  addRowAbove,
  addRowBelow,
  insertTable,
  leaveTable,
  setCaption,
  toggleHeadColumn,
  toggleHeadRow,
} from './table-commands.ts'
import { readAsBrowser } from './test-dom.ts'
import { writeHtml } from './write-html.ts'

readAsBrowser()

/** Where words begin in a document, and where they end. */
const find = (doc: Node, words: string): [number, number] => {
  let at = -1
  doc.descendants((node, pos) => {
    const index = node.isText && at < 0 ? (node.text ?? '').indexOf(words) : -1
    if (index >= 0) at = pos + index
  })
  if (at < 0) throw new Error(`no "${words}"`)
  return [at, at + words.length]
}

/** A text that is open, with the words chosen, or the caret before them. */
const open = (html: string, words: string, isChosen = true): EditorState => {
  const { doc } = openText(html)
  const state = EditorState.create({ doc, plugins: [history(), tableEditing()] })
  const [from, to] = find(doc, words)
  return state.apply(state.tr.setSelection(TextSelection.create(doc, from, isChosen ? to : from)))
}

const after = (state: EditorState, ...commands: Command[]): EditorState =>
  commands.reduce((now, command) => {
    let next = now
    const isDone = command(now, (tr) => {
      next = now.apply(tr)
    })
    if (!isDone) throw new Error('refused')
    return next
  }, state)

const outside = { toToolbar: () => undefined, openLink: () => undefined, leave: () => undefined }

const written = (state: EditorState, ...commands: Command[]) => writeHtml(after(state, ...commands).doc)

test('an edit that is taken back gives the text as it was opened, to the letter', () => {
  const html = '<h2>Bellen</h2> <p>Bel  <b>{phone}</b></p>'
  const opened = openText(html)
  const state = EditorState.create({ doc: opened.doc, plugins: [history()] })
  const edited = state.apply(state.tr.insertText('x', 1))
  expect(textOf(opened, edited.doc)).toBe('<h2>xBellen</h2><p>Bel <strong>{phone}</strong></p>')
  expect(textOf(opened, after(edited, undo).doc)).toBe(html)
})

test('headings, lists and quotations are made and unmade', () => {
  const { bullet_list: bullets, ordered_list: numbers } = schema.nodes
  const state = open('<p>een</p>', 'een')
  expect(written(state, toggleHeading(2))).toBe('<h2>een</h2>')
  expect(written(state, toggleHeading(2), toggleHeading(2))).toBe('<p>een</p>')
  expect(written(open('<h2 id="plek">een</h2>', 'een'), toggleHeading(3))).toBe('<h3 id="plek">een</h3>')
  expect(written(state, toggleList(bullets))).toBe('<ul><li>een</li></ul>')
  expect(written(state, toggleList(bullets), toggleList(numbers))).toBe('<ol><li>een</li></ol>')
  expect(written(state, toggleList(numbers), toggleList(numbers))).toBe('<p>een</p>')
  expect(written(state, toggleQuote)).toBe('<blockquote><p>een</p></blockquote>')
  expect(written(state, toggleQuote, toggleQuote)).toBe('<p>een</p>')
})

test('a heading that is cut in two is one place for links', () => {
  const { Enter } = textKeys(outside)
  if (!Enter) throw new Error('no Enter')
  expect(written(open('<h2 id="plek">een twee</h2>', 'twee', false), Enter)).toBe(
    '<h2 id="plek">een </h2><h2>twee</h2>',
  )
  expect(written(open('<ul><li>een twee</li></ul>', 'twee', false), Enter)).toBe(
    '<ul><li>een </li><li>twee</li></ul>',
  )
})

test('a link is set on what is chosen, changed as a whole, brings its own words, and is taken away', () => {
  const plain = open('<p>Bel ons nu</p>', 'ons')
  expect(linkWords(plain)).toBe('ons')
  const linked = after(plain, setLink('page:contact#adres', 'x'))
  expect(writeHtml(linked.doc)).toBe('<p>Bel <a href="page:contact#adres">ons</a> nu</p>')
  const within = open('<p>Bel <a href="/x">on<strong>s {phone}</strong></a> nu</p>', 'n', false)
  expect([linkAt(within)?.href, linkWords(within)]).toEqual(['/x', 'ons {phone}'])
  expect(written(within, setLink('#kosten', ''))).toBe(
    '<p>Bel <a href="#kosten">on<strong>s {phone}</strong></a> nu</p>',
  )
  expect(written(within, removeLink)).toBe('<p>Bel on<strong>s {phone}</strong> nu</p>')
  expect(removeLink(plain)).toBe(false)
  const fresh = after(open('<p>Bel ons</p>', 'ons', false), setLink('page:contact', 'Contact'))
  expect(writeHtml(fresh.doc)).toBe('<p>Bel <a href="page:contact">Contact</a>ons</p>')
  // what is typed next stands beside the link
  expect(isMarked(fresh, schema.marks.link)).toBe(false)
})

test('a placeholder in a link is part of the link', () => {
  const state = open('<p>Bel <a href="{tel}">ons</a></p>', 'ns', false)
  expect(written(state, insertPlaceholder('phone'))).toBe('<p>Bel <a href="{tel}">o{phone}ns</a></p>')
})

const head = '<thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>'

test('a table comes with a row of names, and a paragraph below it', () => {
  const state = open('<p>een</p>', 'een')
  const made = after(state, insertTable, setCaption('Prijzen'))
  expect(writeHtml(made.doc)).toBe(
    '<p>een</p><table><caption>Prijzen</caption><thead><tr><th scope="col"></th><th scope="col"></th></tr></thead><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
  )
  expect(made.doc.lastChild?.type.name).toBe('paragraph')
  expect(writeHtml(after(made, setCaption('')).doc)).not.toContain('caption')
})

test('rows and columns that are added name what they should', () => {
  const table = `<table>${head}<tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>`
  expect(written(open(table, 'd'), addRowBelow)).toContain(
    '</tr><tr><th scope="row"></th><td></td></tr></tbody>',
  )
  expect(written(open(table, 'b'), addColumnRight)).toBe(
    `<table><thead><tr><th scope="col">a</th><th scope="col">b</th><th scope="col"></th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td><td></td></tr></tbody></table>`,
  )
  // the row that names the columns stays the first
  expect(addRowAbove(open(table, 'a'))).toBe(false)
  expect(written(open(table, 'd'), addRowAbove)).toContain(
    '<tbody><tr><th scope="row"></th><td></td></tr><tr><th scope="row">c</th>',
  )
})

test('a first row and a first column name the others, or not', () => {
  const table = `<table>${head}<tbody><tr><td>c</td><td>d</td></tr></tbody></table>`
  const state = open(table, 'd')
  const both = '<tbody><tr><th scope="row">c</th><td>d</td></tr></tbody>'
  expect(written(state, toggleHeadColumn)).toBe(`<table>${head}${both}</table>`)
  expect(written(state, toggleHeadColumn, toggleHeadColumn)).toBe(table)
  expect(written(state, toggleHeadRow)).toBe(
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
  )
  expect(written(state, toggleHeadColumn, toggleHeadRow)).toBe(
    '<table><tbody><tr><th scope="row">a</th><td>b</td></tr><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
  )
  expect(written(state, toggleHeadRow, toggleHeadRow)).toBe(table)
})

test('an arrow leaves a table that ends the text, and no other', () => {
  const table = `<table>${head}<tbody><tr><td>c</td><td>d</td></tr></tbody></table>`
  expect(after(open(table, 'd', false), leaveTable(1)).doc.lastChild?.type.name).toBe('paragraph')
  expect(after(open(table, 'a', false), leaveTable(-1)).doc.firstChild?.type.name).toBe('paragraph')
  expect(leaveTable(1)(open(table, 'a', false))).toBe(false)
  expect(leaveTable(1)(open(`${table}<p>e</p>`, 'd', false))).toBe(false)
})

test('Escape leaves a text everywhere, in a table too, in which Tab goes on to the next cell', () => {
  let left = 0
  const { Escape } = textKeys({
    ...outside,
    leave: () => {
      left += 1
    },
  })
  expect(Escape?.(open('<p>a</p>', 'a'))).toBe(true)
  expect(left).toBe(1)
})
