import { baseKeymap } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { type KeyActs, textKeys } from './keys.ts'
import { pastes } from './paste-plugin.ts'
import { schema } from './schema.ts'

export interface FieldActs extends KeyActs {
  accepts(href: string): boolean
  tell(sentence: string): void
  /** Called when `{` is typed. */
  openPlaceholders(): void
}

/** A dash or a number at the start of a line makes a list, two hashes a heading. Backspace takes it back. */
const typedMarks = () =>
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*]\s$/, schema.nodes.bullet_list),
      wrappingInputRule(/^1[.)]\s$/, schema.nodes.ordered_list),
      textblockTypeInputRule(/^##\s$/, schema.nodes.heading, { level: 2 }),
    ],
  })

const braces = ({ openPlaceholders }: FieldActs) =>
  new Plugin({
    props: {
      handleTextInput: (_view, _from, _to, text) => {
        if (text !== '{') return false
        openPlaceholders()
        return true
      },
    },
  })

/** Everything that the text does by itself. */
export const fieldPlugins = (acts: FieldActs): Plugin[] => [
  pastes(acts),
  braces(acts),
  typedMarks(),
  keymap(textKeys(acts)),
  keymap(baseKeymap),
  history(),
  tableEditing(),
]
