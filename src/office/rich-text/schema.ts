import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'

/*
 * What rich text may hold: what `cleanHtml` of the server lets through, and nothing else. A tag that is added there has its
 * place here too, or a text with it cannot be edited.
 */

/** A page has a title of its own, so that a title in its text is one lower. */
const headings = { h1: 2, h2: 2, h3: 3, h4: 4 } as const

const placeOf = (heading: HTMLElement): string | null =>
  heading.getAttribute('id') ?? heading.getAttribute('data-place')

/**
 * Attributes that `prosemirror-tables` reads of every cell. A page holds no merged cells, so that they keep their first value and
 * are neither read nor written.
 */
const cellSize = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } }

/** Text that stands between a table and its first row. It is read as an attribute of the table. */
const captionOf = (table: HTMLElement): string | null =>
  [...table.children].find(({ nodeName }) => nodeName === 'CAPTION')?.textContent?.trim() ?? null

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block flow',
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  /**
   * `id` is the place that a link with `#` leads to. In the field it is no id, since it could be one of the office's page; level 4
   * has none on a page.
   */
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 }, id: { default: null } },
    parseDOM: Object.entries(headings).map(([tag, level]) => ({
      tag,
      getAttrs: (heading: HTMLElement) => ({ level, id: level === 4 ? null : placeOf(heading) }),
    })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, attrs.id === null ? {} : { 'data-place': attrs.id }, 0],
  },
  bullet_list: {
    group: 'block flow',
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    group: 'block flow',
    content: 'list_item+',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  list_item: {
    content: 'paragraph flow*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  blockquote: {
    group: 'block',
    content: 'flow+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  description_list: {
    group: 'block',
    content: '(description_term | description)+',
    parseDOM: [{ tag: 'dl' }],
    toDOM: () => ['dl', 0],
  },
  description_term: { content: 'inline*', parseDOM: [{ tag: 'dt' }], toDOM: () => ['dt', 0] },
  description: { content: 'flow+', parseDOM: [{ tag: 'dd' }], toDOM: () => ['dd', 0] },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  /** Its caption is an attribute, asked in a field beside the table, so that no caret gets lost in it. */
  table: {
    group: 'block',
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    attrs: { caption: { default: null } },
    parseDOM: [
      { tag: 'table', getAttrs: (table) => ({ caption: captionOf(table) }) },
      { tag: 'caption', ignore: true },
    ],
    toDOM: ({ attrs: { caption } }) =>
      caption === null
        ? ['table', ['tbody', 0]]
        : ['table', ['caption', { contenteditable: 'false' }, caption], ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: {
    content: 'flow+',
    tableRole: 'cell',
    isolating: true,
    attrs: cellSize,
    parseDOM: [{ tag: 'td' }],
    toDOM: () => ['td', 0],
  },
  table_header: {
    content: 'flow+',
    tableRole: 'header_cell',
    isolating: true,
    attrs: { ...cellSize, scope: { default: null } },
    parseDOM: [{ tag: 'th', getAttrs: (cell) => ({ scope: cell.getAttribute('scope') }) }],
    toDOM: ({ attrs: { scope } }) => ['th', scope === null ? {} : { scope }, 0],
  },
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  /** `{phone}`: what the settings say on the day that the page is shown. One step for the caret. `chips.ts` makes them of text. */
  placeholder: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { name: {} },
    leafText: ({ attrs }) => `{${attrs.name}}`,
    toDOM: ({ attrs }) => ['span', `{${attrs.name}}`],
  },
} satisfies Record<string, NodeSpec>

const leads = /^(?:https?:|mailto:|tel:|page:|[/#{])/i

/** What a link shows of where it goes: an address that could run something is text, which is no address to a browser. */
const shownHref = (href: string): Record<string, string> =>
  leads.test(href) ? { href } : { 'data-href': href }

/** In the order in which they are written, from the outside in. */
const marks = {
  /** `href` may hold a codename (`page:contact`) or a placeholder (`{tel.klusservice}`), and is kept to the letter. */
  link: {
    inclusive: false,
    attrs: { href: {}, rel: { default: null } },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => ({ href: link.getAttribute('href'), rel: link.getAttribute('rel') }),
      },
      { tag: 'a[data-href]', getAttrs: (link) => ({ href: link.getAttribute('data-href') }) },
    ],
    // a link in a text that is being written leads nowhere: one would leave the office by a click
    toDOM: ({ attrs: { href, rel } }) => ['a', { ...shownHref(href), ...(rel !== null && { rel }) }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
} satisfies Record<string, MarkSpec>

export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks })
