import { useCombobox } from 'downshift'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Field } from './Field.tsx'
import { Icon } from './icons/Icon.tsx'
import { type Question, type Wiring, wiring } from './wiring.ts'

type Native = Omit<ComponentProps<'input'>, keyof Question | keyof Wiring | 'value' | 'onChange'>

export type SuggestProps<Item> = Question &
  Native & {
    /** The suggestions, narrowed and sorted by the caller; empty while too little is typed. */
    items: readonly Item[]
    getKey: (item: Item) => string
    getText: (item: Item) => string
    getNote?: (item: Item) => string
    inputValue: string
    onInputValue: (value: string) => void
    onChoose: (item: Item) => void
    /** Text in place of the list where nothing fits; leave it out while too little is typed. */
    emptyText?: string | undefined
    busy?: boolean
  }

/** The text with the first place marked where it contains what was typed, whether in capitals or not. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const wanted = typed.trim().toLowerCase()
  const at = wanted ? text.toLowerCase().indexOf(wanted) : -1
  if (at < 0) return <span>{text}</span>
  const end = at + wanted.length
  return (
    <span>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </span>
  )
}

/** What a screen reader says about the list. */
export function announcementOf(count: number, emptyText: string | undefined): string {
  if (count === 0) return emptyText ?? ''
  return count === 1
    ? '1 suggestie. Kies met de pijltjestoetsen.'
    : `${count} suggesties. Kies met de pijltjestoetsen.`
}

/** An input's properties without an empty `aria-activedescendant`: it refers to no element, and validators object. */
const named = <P extends { 'aria-activedescendant'?: string }>(properties: P): P => ({
  ...properties,
  'aria-activedescendant': properties['aria-activedescendant'] || undefined,
})

/**
 * A text field that suggests choices while the visitor types (combobox of ARIA 1.2). It uses downshift, 10.5 KB (brotli), where
 * React Aria's ComboBox takes 45.
 */
export function Suggest<Item>(props: SuggestProps<Item>) {
  const { id, label, hint, error, optional, items, getKey, getText, getNote, ...more } = props
  const { inputValue, onInputValue, onChoose, emptyText, busy, ...native } = more
  const question: Question = { id, label, hint, error, optional }
  const box = useSuggestions({ id, items, getText, inputValue, onInputValue, onChoose })
  const open = box.isOpen && items.length > 0
  const empty = box.isOpen && items.length === 0 && emptyText
  // Handles Enter only while the list is open; otherwise Enter goes to the form.
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !open) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    native.onKeyDown?.(event)
  }
  return (
    <Field question={question}>
      <div className="suggest">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...native}
          {...named(
            box.getInputProps({
              // Passed on at once and not after a render, or the cursor would jump to the end of the text.
              onChange: (event) => onInputValue(event.currentTarget.value),
              onBlur: native.onBlur,
              onKeyDown: enter,
              'aria-labelledby': undefined,
              'aria-expanded': open,
            }),
          )}
          className="input"
          {...wiring(question)}
        />
        {busy ? <span className="spinner suggest-wait" /> : <Icon name="magnifier" />}
        <ul {...box.getMenuProps({ 'aria-label': 'Suggesties', className: 'suggest-list', hidden: !open })}>
          {open &&
            items.map((item, index) => (
              <li
                key={getKey(item)}
                {...box.getItemProps({ item, index, className: 'suggest-item' })}
                data-active={box.highlightedIndex === index ? '' : undefined}
              >
                <Marked text={getText(item)} typed={inputValue} />
                {getNote && <small>{getNote(item)}</small>}
              </li>
            ))}
        </ul>
        {empty && <p className="suggest-list suggest-empty">{emptyText}</p>}
        <div className="unseen" role="status">
          {box.isOpen ? announcementOf(items.length, emptyText) : ''}
        </div>
      </div>
    </Field>
  )
}

const types = useCombobox.stateChangeTypes

type Wanted<Item> = Pick<
  SuggestProps<Item>,
  'id' | 'items' | 'getText' | 'inputValue' | 'onInputValue' | 'onChoose'
>

function useSuggestions<Item>({ id, items, getText, inputValue, onInputValue, onChoose }: Wanted<Item>) {
  return useCombobox<Item>({
    inputId: id,
    menuId: `${id}-list`,
    labelId: `${id}-label`,
    toggleButtonId: `${id}-toggle`,
    getItemId: (index) => `${id}-item-${index}`,
    items: [...items],
    itemToString: (item) => (item === null ? '' : getText(item)),
    inputValue,
    onInputValueChange: ({ inputValue: text, type }) => {
      if (type !== types.InputChange) onInputValue(text)
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChoose(selectedItem),
    stateReducer: (state, { type, changes }) => {
      // Escape closes the list and never empties the field.
      if (type === types.InputKeyDownEscape)
        return { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem }
      // A changed text is no longer the chosen item, so that the item can be chosen again.
      return type === types.InputChange ? { ...changes, selectedItem: null } : changes
    },
  })
}
