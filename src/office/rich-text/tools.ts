import { toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import {
  isHeading,
  isInList,
  isInQuote,
  isMarked,
  linkAt,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './commands.ts'
import { schema } from './schema.ts'
import type { Tool } from './Toolbar.tsx'
import { tableAt } from './table-commands.ts'

const { nodes, marks } = schema

/** What the toolbar does beside commands on the text. */
export interface ToolActs {
  /** Runs a command and gives the text the focus back. */
  run(command: Command): void
  openLink(): void
  openPlaceholders(): void
  /** Makes a table, or goes to the one that the caret is in. */
  openTable(): void
}

type Face = Pick<Tool, 'label' | 'icon' | 'keys'>

/** Buttons whose command does and undoes the same. `isOn`: whether the text is so already. */
const togglers: readonly (Face & { id: string; command: Command; isOn(state: EditorState): boolean })[] = [
  {
    id: 'heading',
    label: 'Kop',
    icon: 'heading',
    command: toggleHeading(2),
    isOn: (state) => isHeading(state, 2),
  },
  {
    id: 'subheading',
    label: 'Tussenkop',
    icon: 'subheading',
    command: toggleHeading(3),
    isOn: (state) => isHeading(state, 3),
  },
  {
    id: 'bold',
    label: 'Vet',
    icon: 'bold',
    keys: 'Control+B',
    command: toggleMark(marks.strong),
    isOn: (state) => isMarked(state, marks.strong),
  },
  {
    id: 'list',
    label: 'Lijst',
    icon: 'list',
    keys: 'Control+Shift+8',
    command: toggleList(nodes.bullet_list),
    isOn: (state) => isInList(state, nodes.bullet_list),
  },
  {
    id: 'numbers',
    label: 'Genummerde lijst',
    icon: 'numbered',
    keys: 'Control+Shift+7',
    command: toggleList(nodes.ordered_list),
    isOn: (state) => isInList(state, nodes.ordered_list),
  },
  {
    id: 'quote',
    label: 'Citaat',
    icon: 'quote',
    keys: 'Control+Shift+9',
    command: toggleQuote,
    isOn: isInQuote,
  },
]

/** The buttons of the toolbar, as they stand for this state of the text. */
export const toolsFor = (state: EditorState, acts: ToolActs): Tool[] => {
  const does = (command: Command) => ({ isOff: !command(state), run: () => acts.run(command) })
  const [inTable, inLink] = [tableAt(state) !== undefined, linkAt(state) !== undefined]
  return [
    ...togglers.map(({ command, isOn, ...face }) => ({ ...face, isOn: isOn(state), ...does(command) })),
    { id: 'table', label: 'Tabel', icon: 'table', isOn: inTable, run: acts.openTable },
    { id: 'link', label: 'Link', icon: 'link', keys: 'Control+K', isOn: inLink, run: acts.openLink },
    { id: 'placeholder', label: 'Invulwoord', icon: 'braces', run: acts.openPlaceholders },
    { id: 'undo', label: 'Ongedaan maken', icon: 'undo', keys: 'Control+Z', ...does(undo) },
    { id: 'redo', label: 'Opnieuw', icon: 'redo', keys: 'Control+Y', ...does(redo) },
  ]
}
