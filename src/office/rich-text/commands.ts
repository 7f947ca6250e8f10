import { lift, setBlockType, wrapIn } from 'prosemirror-commands'
import type { MarkType, Node, NodeType, ResolvedPos } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Whether the words that are chosen, or that would be typed, have a mark. */
export const isMarked = ({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean => {
  const { from, to, empty, $from } = selection
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark)
}

interface Around {
  node: Node
  /** Where it stands in the document. */
  pos: number
}

/** The nearest node around the caret that is meant. */
const around = (
  { selection: { $from } }: EditorState,
  isMeant: (node: Node) => boolean,
): Around | undefined => {
  for (let depth = $from.depth; depth > 0; depth--)
    if (isMeant($from.node(depth))) return { node: $from.node(depth), pos: $from.before(depth) }
  return undefined
}

const isList = ({ type }: Node): boolean => type === nodes.bullet_list || type === nodes.ordered_list

/** Whether the caret stands in such a heading. */
export const isHeading = (state: EditorState, level: number): boolean =>
  around(state, ({ type, attrs }) => type === nodes.heading && attrs.level === level) !== undefined

/** Whether the nearest list around the caret is of this type. */
export const isInList = (state: EditorState, list: NodeType): boolean =>
  around(state, isList)?.node.type === list

export const isInQuote = (state: EditorState): boolean =>
  around(state, ({ type }) => type === nodes.blockquote) !== undefined

/** Makes a heading of a paragraph and the other way round. A heading that changes its level keeps its place for links. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) => {
    if (isHeading(state, level)) return setBlockType(nodes.paragraph)(state, dispatch)
    const heading = around(state, ({ type }) => type === nodes.heading)
    return setBlockType(nodes.heading, { level, id: heading?.node.attrs.id ?? null })(state, dispatch)
  }

/** Makes a list, changes one into the other kind, or takes items out of it. */
export const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) => {
    const within = around(state, isList)
    if (!within) return wrapInList(list)(state, dispatch)
    if (within.node.type === list) return liftListItem(nodes.list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(within.pos, list))
    return true
  }

export const toggleQuote: Command = (state, dispatch) =>
  isInQuote(state) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)

export const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** Puts `{name}` where the caret is, in a link too where the caret is in one. */
export const insertPlaceholder =
  (name: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.placeholder.create({ name })).scrollIntoView())
    return true
  }

/** A brace that is a brace. */
export const typeBrace: Command = (state, dispatch) => {
  dispatch?.(state.tr.insertText('{').scrollIntoView())
  return true
}

/** A link of the text, with where it stands. */
export interface LinkAt {
  href: string
  from: number
  to: number
}

const linksIn = ($pos: ResolvedPos): LinkAt[] => {
  const found: LinkAt[] = []
  let at = $pos.start()
  for (const child of $pos.parent.children) {
    const href: unknown = marks.link.isInSet(child.marks)?.attrs.href
    const last = found.at(-1)
    if (typeof href === 'string') {
      if (last && last.to === at && last.href === href) last.to += child.nodeSize
      else found.push({ href, from: at, to: at + child.nodeSize })
    }
    at += child.nodeSize
  }
  return found
}

/** The link around the caret or around the start of what is chosen, whole. */
export const linkAt = ({ selection: { $from, empty } }: EditorState): LinkAt | undefined =>
  linksIn($from).find(({ from, to }) => from <= $from.pos && (empty ? $from.pos <= to : $from.pos < to))

/** The words that a link would be set on: those of the link around the caret, or those that are chosen. */
export const linkWords = (state: EditorState): string => {
  const { from, to } = linkAt(state) ?? state.selection
  return state.doc.textBetween(from, to, ' ')
}

/** Sets where a link goes: of the link around the caret, of the words that are chosen, or of new `words` where nothing is. */
export const setLink =
  (href: string, words: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state) ?? state.selection
    if (!dispatch) return true
    const tr = state.tr
    const link = marks.link.create({ href })
    const worn = link.addToSet(state.storedMarks ?? state.selection.$from.marks())
    if (from === to) tr.replaceSelectionWith(schema.text(words || href, worn), false)
    else tr.removeMark(from, to, marks.link).addMark(from, to, link)
    const end = from === to ? tr.selection.to : to
    tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1)).removeStoredMark(marks.link)
    dispatch(tr.scrollIntoView())
    return true
  }

/** Takes the link around the caret away, or all links of what is chosen; the words stay. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkAt(state) ?? state.selection
  if (!state.doc.rangeHasMark(from, to, marks.link)) return false
  dispatch?.(state.tr.removeMark(from, to, marks.link))
  return true
}
