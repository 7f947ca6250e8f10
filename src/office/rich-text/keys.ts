import {
  chainCommands,
  createParagraphNear,
  liftEmptyBlock,
  splitBlockAs,
  toggleMark,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { goToNextCell } from 'prosemirror-tables'
import { insertBreak, toggleList, toggleQuote } from './commands.ts'
import { schema } from './schema.ts'
import { leaveTable } from './table-commands.ts'

const { nodes, marks } = schema

/** A heading that is cut in two is one place for links, not two. */
const split = splitBlockAs(({ type, attrs }, atEnd, $from) =>
  type === nodes.heading && !atEnd && $from.parentOffset > 0 ? { type, attrs: { ...attrs, id: null } } : null,
)

/** What keys lead to outside of the text. */
export interface KeyActs {
  toToolbar(): void
  openLink(): void
  /** Leaves the text for its frame, from which Tab goes on: in a table Tab goes from cell to cell. */
  leave(): void
}

const outside =
  (act: () => void): Command =>
  () => {
    act()
    return true
  }

/**
 * The keys of the text, before those that every text field has. Tab goes from cell to cell in a table and leaves the field
 * anywhere else and at the last cell, and Escape leaves it everywhere, so that nobody is kept in it.
 */
export const textKeys = ({ toToolbar, openLink, leave }: KeyActs): Record<string, Command> => ({
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-k': outside(openLink),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Alt-F10': outside(toToolbar),
  Escape: outside(leave),
  'Mod-Shift-7': toggleList(nodes.ordered_list),
  'Mod-Shift-8': toggleList(nodes.bullet_list),
  'Mod-Shift-9': toggleQuote,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  Backspace: undoInputRule,
  Enter: chainCommands(splitListItem(nodes.list_item), createParagraphNear, liftEmptyBlock, split),
  'Shift-Enter': insertBreak,
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
  ArrowDown: leaveTable(1),
  ArrowUp: leaveTable(-1),
})
