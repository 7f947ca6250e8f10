import { NodeSelection } from 'prosemirror-state'
import { useId, useRef, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { chipSentence, chipWords } from './chip-words.ts'
import { insertPlaceholder, linkAt, linkWords, removeLink, setLink, typeBrace } from './commands.ts'
import { goalSentence, goalWords } from './goal-words.ts'
import { LinkPanel } from './LinkPanel.tsx'
import { type OpenText, openText } from './open-text.ts'
import { PlaceholderPanel } from './PlaceholderPanel.tsx'
import { placesIn } from './paste-plugin.ts'
import type { RichTextProps } from './rich-text-props.ts'
import { ShownText } from './ShownText.tsx'
import { TablePanel } from './TablePanel.tsx'
import { Toolbar } from './Toolbar.tsx'
import { insertTable, tableAt } from './table-commands.ts'
import { toolsFor } from './tools.ts'
import { useEditor } from './use-editor.ts'

/** The panel that is open below the text. `brace`: the placeholders, opened by typing `{`. */
type Open = 'link' | 'placeholder' | 'brace' | undefined

/**
 * Rich text that is being written, with its toolbar above and its panels below it. A text with something that the field does not
 * know is shown first, and opened once somebody agrees that it goes.
 */
export default function RichText(props: RichTextProps) {
  const [opened, setOpened] = useState<{ text: OpenText; isAgreed: boolean }>(() => ({
    text: openText(props.value),
    isAgreed: false,
  }))
  const { text, isAgreed } = opened
  if (!text.isWhole && !isAgreed)
    return (
      <Unknown props={props} onAgree={() => setOpened({ text: openText(props.value), isAgreed: true })} />
    )
  return (
    <Writing
      {...props}
      first={text}
      onUnknown={() => setOpened({ text: openText(props.value), isAgreed: false })}
    />
  )
}

function Unknown({ props, onAgree }: { props: RichTextProps; onAgree: () => void }) {
  const { id, value, values, labels } = props
  return (
    <div className="rich" data-closed="">
      <Notice
        tone="warn"
        role="status"
        title="In deze tekst staat opmaak die hier niet kan"
        actions={
          <Button id={id} variant="secondary" onClick={onAgree}>
            Bewerk zonder die opmaak
          </Button>
        }
      >
        <p>De woorden blijven staan. Zolang je niets verandert, blijft ook de opmaak.</p>
      </Notice>
      <div className="rich-shown">
        <ShownText html={value} values={values} labels={labels} />
      </div>
    </div>
  )
}

function Writing({ first, onUnknown, ...props }: RichTextProps & { first: OpenText; onUnknown: () => void }) {
  const { values, labels, links } = props
  const [open, setOpen] = useState<Open>()
  const [told, setTold] = useState('')
  const bar = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  const helpId = useId()
  const editor = useEditor(
    first,
    { ...props, describedBy: [props.describedBy, helpId].filter(Boolean).join(' ') },
    {
      tell: setTold,
      openLink: () => setOpen('link'),
      openPlaceholders: () => setOpen('brace'),
      toToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
      leave: () => box.current?.focus(),
      meetUnknown: onUnknown,
    },
    open !== undefined,
  )
  const { state, run, focus } = editor
  const close = () => {
    setOpen(undefined)
    focus()
  }
  const table = tableAt(state)
  const toCaption = () => box.current?.querySelector<HTMLElement>('[data-caption]')?.focus()
  const tools = toolsFor(state, {
    run: (command) => {
      run(command)
      focus()
    },
    openLink: () => setOpen(open === 'link' ? undefined : 'link'),
    openPlaceholders: () => setOpen(open === 'placeholder' ? undefined : 'placeholder'),
    openTable: () => {
      if (table) return toCaption()
      run(insertTable)
      focus()
    },
  })
  const chosen = state.selection instanceof NodeSelection ? state.selection.node : undefined
  const chip = chosen?.type.name === 'placeholder' ? String(chosen.attrs.name) : undefined
  const link = linkAt(state)
  const goal = link && goalWords(link.href, links, values, labels ?? new Map())
  const own = { ...links, here: [...new Set([...links.here, ...placesIn(state.doc)])] }
  return (
    <fieldset
      className="rich"
      aria-label={`Tekst met opmaak: ${props.label ?? 'Tekst'}`}
      tabIndex={-1}
      ref={box}
      {...(props.invalid && { 'data-invalid': '' })}
    >
      <Toolbar tools={tools} controls={props.id} bar={bar} onLeave={focus} />
      <div className="rich-place" ref={editor.place} />
      <p className="unseen" id={helpId}>
        Alt F10 gaat naar de knoppen voor opmaak, Escape gaat terug naar de tekst. In de tekst verlaat Escape
        de tekst.
      </p>
      <p className="rich-told" role="status">
        {chip === undefined ? told : chipSentence(chipWords(chip, values, labels))}
      </p>
      <p className="rich-told rich-goal" role="status">
        {goal && goalSentence(goal)}
      </p>
      {open === 'link' && (
        <LinkPanel
          of={link?.from ?? 'new'}
          href={link?.href ?? ''}
          words={linkWords(state)}
          links={own}
          values={values}
          labels={labels}
          onSet={(href, words) => {
            run(setLink(href, words))
            close()
          }}
          onRemove={() => {
            run(removeLink)
            close()
          }}
          onClose={close}
        />
      )}
      {(open === 'placeholder' || open === 'brace') && (
        <PlaceholderPanel
          values={values}
          labels={labels}
          onPick={(name) => {
            run(insertPlaceholder(name))
            close()
          }}
          onClose={() => {
            // whoever typed a brace and chose nothing meant the brace
            if (open === 'brace') run(typeBrace)
            close()
          }}
        />
      )}
      {table && open === undefined && <TablePanel table={table} state={state} run={run} onClose={focus} />}
    </fieldset>
  )
}
