import { create } from './create.ts'

/** Milliseconds without a key before suggestions are asked for, and letters from which on (spec 000 section 9). */
const pause = 200
const fewest = 2

interface Suggestion {
  url: string
  title: string
}

const ask = async (typed: string, signal: AbortSignal): Promise<Suggestion[]> => {
  const answer = await fetch(`/api/search-suggestions?q=${encodeURIComponent(typed)}`, { signal })
  return answer.ok ? ((await answer.json()) as { suggestions: Suggestion[] }).suggestions : []
}

/** The list below a search box, and which of its lines is chosen by the arrow keys. */
const listBelow = (input: HTMLInputElement, form: HTMLFormElement) => {
  const id = `suggestions-${Math.random().toString(36).slice(2)}`
  const list = create('ul', { id, class: 'search-suggestions', role: 'listbox', 'aria-label': 'Suggesties' })
  const told = create('p', { class: 'unseen', role: 'status' })
  list.hidden = true
  form.after(list, told)
  let shown: readonly Suggestion[] = []
  let active = -1

  const choose = (at: number) => {
    active = at
    for (const [index, line] of [...list.children].entries())
      line.setAttribute('aria-selected', String(index === at))
    if (at < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${id}-${at}`)
    list.children[at]?.scrollIntoView({ block: 'nearest' })
  }
  const show = (suggestions: readonly Suggestion[]) => {
    shown = suggestions
    list.replaceChildren(
      ...shown.map(({ title }, at) => create('li', { id: `${id}-${at}`, role: 'option' }, title)),
    )
    choose(-1)
    list.hidden = shown.length === 0
    input.setAttribute('aria-expanded', String(!list.hidden))
    told.textContent =
      shown.length === 0 ? '' : shown.length === 1 ? '1 suggestie' : `${shown.length} suggesties`
  }
  const go = (at: number) => {
    const to = shown[at]?.url
    if (to) location.assign(to)
  }
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
  }))
    input.setAttribute(name, value)
  // the box keeps the focus while somebody presses a line
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => go([...list.children].indexOf(target as Element)))
  return {
    show,
    go,
    active: () => active,
    step: (by: number) => {
      const lines = shown.length + 1
      choose(((active + 1 + by + lines) % lines) - 1)
    },
    isOpen: () => !list.hidden,
  }
}

/** Suggests pages below a search box while somebody types; without an answer the box is what it was. */
export const suggestPages = (input: HTMLInputElement): void => {
  const { form } = input
  if (!form) return
  const list = listBelow(input, form)
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  const close = () => {
    clearTimeout(waiting)
    asking.abort()
    list.show([])
  }
  const look = async () => {
    asking = new AbortController()
    const { signal } = asking
    try {
      const suggestions = await ask(input.value.trim(), signal)
      if (!signal.aborted) list.show(suggestions)
    } catch {
      // a search without suggestions is one all the same
      if (!signal.aborted) list.show([])
    }
  }
  const typed = () => {
    clearTimeout(waiting)
    asking.abort()
    if (input.value.trim().length < fewest) return list.show([])
    waiting = setTimeout(look, pause)
  }
  const pressed = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // a search box empties itself by Escape: the first one only closes the list
    if (event.key === 'Escape') close()
    else if (by) list.step(by)
    else if (event.key === 'Enter' && list.active() >= 0) list.go(list.active())
    else return
    event.preventDefault()
  }
  input.addEventListener('input', typed)
  input.addEventListener('blur', close)
  input.addEventListener('keydown', (event) => {
    if (list.isOpen() && !event.isComposing) pressed(event)
  })
  if (input.value.trim() !== input.defaultValue.trim()) typed()
}
