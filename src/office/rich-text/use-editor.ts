import { type Command, EditorState, type Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { chipView } from './chip-view.ts'
import { chipWords } from './chip-words.ts'
import { makeEchoes } from './echoes.ts'
import { hrefFault } from './judge-href.ts'
import { type OpenText, openText, textOf } from './open-text.ts'
import { type FieldActs, fieldPlugins } from './plugins.ts'
import type { RichTextProps } from './rich-text-props.ts'

type Named = Pick<RichTextProps, 'id' | 'label' | 'describedBy' | 'invalid'>

/** What the text is to who hears it. */
const attributesOf = ({ id, label = 'Tekst', describedBy, invalid }: Named): Record<string, string> => {
  const attributes: Record<string, string> = {
    id,
    class: 'rich-text',
    role: 'textbox',
    lang: 'nl',
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-label': label,
  }
  if (describedBy !== undefined) attributes['aria-describedby'] = describedBy
  if (invalid) attributes['aria-invalid'] = 'true'
  return attributes
}

const stateOf = ({ doc }: OpenText, plugins: readonly Plugin[]) => EditorState.create({ doc, plugins })

export interface Editor {
  /** The element that the text is put into. */
  place: RefObject<HTMLDivElement | null>
  state: EditorState
  /** Runs a command on the text; `false` when it cannot be done now. */
  run(command: Command): boolean
  /** Gives the text the focus. */
  focus(): void
}

export interface EditorActs extends Omit<FieldActs, 'accepts'> {
  /** Called when a text came from elsewhere that holds what the field does not know. */
  meetUnknown(): void
}

/**
 * The text of a field while somebody writes in it. `first` is its value when it was opened. The words that a panel is about stay
 * marked (`isAside`) while the focus is in that panel.
 */
export const useEditor = (
  first: OpenText,
  props: RichTextProps,
  acts: EditorActs,
  isAside: boolean,
): Editor => {
  const now = useRef({ props, acts })
  now.current = { props, acts }
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const opened = useRef(first)
  const [echoes] = useState(makeEchoes)
  const [plugins] = useState(() =>
    fieldPlugins({
      accepts: (href) => hrefFault(href, now.current.props.links, now.current.props.values) === undefined,
      tell: (sentence) => now.current.acts.tell(sentence),
      openPlaceholders: () => now.current.acts.openPlaceholders(),
      openLink: () => now.current.acts.openLink(),
      toToolbar: () => now.current.acts.toToolbar(),
      leave: () => now.current.acts.leave(),
    }),
  )
  const [state, setState] = useState(() => stateOf(first, plugins))
  const latest = useRef(state)

  useEffect(() => {
    if (!place.current) return
    const made = new EditorView(place.current, {
      state: latest.current,
      dispatchTransaction: (tr) => {
        const next = made.state.apply(tr)
        made.updateState(next)
        latest.current = next
        setState(next)
        if (!tr.docChanged) return
        const html = textOf(opened.current, next.doc)
        echoes.gave(html)
        now.current.props.onChange(html)
      },
    })
    view.current = made
    return () => {
      view.current = null
      made.destroy()
    }
  }, [echoes])

  const { id, label, describedBy, invalid, value, values, labels } = props
  useEffect(() => {
    view.current?.setProps({ attributes: attributesOf({ id, label, describedBy, invalid }) })
  }, [id, label, describedBy, invalid])

  useEffect(() => {
    view.current?.setProps({
      nodeViews: { placeholder: chipView((name) => chipWords(name, values, labels)) },
    })
  }, [values, labels])

  useEffect(() => {
    view.current?.setProps({
      decorations: ({ doc, selection: { from, to } }) =>
        isAside && from < to
          ? DecorationSet.create(doc, [Decoration.inline(from, to, { class: 'rich-chosen' })])
          : null,
    })
  }, [isAside])

  useEffect(() => {
    const isAsOpened = value === opened.current.html && latest.current.doc.eq(opened.current.doc)
    if (isAsOpened || echoes.isEcho(value)) return
    opened.current = openText(value)
    if (!opened.current.isWhole) return now.current.acts.meetUnknown()
    latest.current = stateOf(opened.current, plugins)
    view.current?.updateState(latest.current)
    setState(latest.current)
  }, [value, echoes, plugins])

  // after everything that says what the field is
  useEffect(() => view.current?.focus(), [])

  return {
    place,
    state,
    run: (command) =>
      view.current ? command(view.current.state, view.current.dispatch, view.current) : false,
    focus: () => view.current?.focus(),
  }
}
