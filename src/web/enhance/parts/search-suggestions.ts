import { fitOf } from '../../../core/kernel/fit.ts'
import { create } from './create.ts'

/**
 * Milliseconds without a key press before suggestions are requested, and the number of letters from which they are (spec 000
 * section 9).
 */
const pause = 200
const minLetters = 2
const mostCities = 12

interface Suggestion {
  url: string
  title: string
}

type Ask = (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

const askPages: Ask = async (typed, signal) => {
  const answer = await fetch(`/api/search-suggestions?q=${encodeURIComponent(typed)}`, { signal })
  return answer.ok ? ((await answer.json()) as { suggestions: Suggestion[] }).suggestions : []
}

interface ListOptions {
  /** The element after which the list is inserted. */
  place: Element
  take(chosen: Suggestion): void
}

/** The list of suggestions below a search box; the arrow keys move the selected line. */
const listBelow = (input: HTMLInputElement, { place, take }: ListOptions) => {
  const id = `suggestions-${Math.random().toString(36).slice(2)}`
  const list = create('ul', { id, class: 'search-suggestions', role: 'listbox', 'aria-label': 'Suggesties' })
  const told = create('p', { class: 'unseen', role: 'status' })
  list.hidden = true
  place.after(list, told)
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
    const chosen = shown[at]
    if (chosen) take(chosen)
  }
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
  }))
    input.setAttribute(name, value)
  // The box keeps the focus while somebody presses a line.
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

/** Adds suggestions to a search box while somebody types. When they cannot be fetched, the box works as before. */
const suggest = (input: HTMLInputElement, ask: Ask, below: (close: () => void) => ListOptions): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  const close = () => {
    clearTimeout(waiting)
    asking.abort()
    list.show([])
  }
  const list = listBelow(input, below(close))
  const look = async () => {
    asking = new AbortController()
    const { signal } = asking
    try {
      const suggestions = await ask(input.value.trim(), signal)
      if (!signal.aborted) list.show(suggestions)
    } catch {
      // Searching works without suggestions too.
      if (!signal.aborted) list.show([])
    }
  }
  const typed = () => {
    clearTimeout(waiting)
    asking.abort()
    if (input.value.trim().length < minLetters) return list.show([])
    waiting = setTimeout(look, pause)
  }
  const pressed = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // A search box empties itself by Escape, so the first Escape closes only the list.
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

/** Suggests pages of the site; choosing one opens it. */
export const suggestPages = (input: HTMLInputElement): void =>
  suggest(input, askPages, () => ({
    place: input.form ?? input,
    take: ({ url }) => location.assign(url),
  }))

/** Normalises a name for comparison, so that `s hert` finds `’s-Hertogenbosch`. */
const normalisedName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

let cities: Promise<{ Name: string }[]> | undefined

const fetchCities = async (): Promise<{ Name: string }[]> => {
  const answer = await fetch('/api/subsidiecheck/filters')
  if (!answer.ok) throw new Error(String(answer.status))
  return ((await answer.json()) as { Cities: { Name: string }[] }).Cities
}

const askCities: Ask = async (typed) => {
  cities ??= fetchCities()
  // After a failure the next letter fetches again.
  cities.catch(() => {
    cities = undefined
  })
  return (await cities)
    .map(({ Name }) => ({ url: '', title: Name, at: fitOf(Name, typed, normalisedName) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, mostCities)
}

/** Suggests municipalities; the chosen name is put in the box, as if the visitor had typed it. */
export const suggestMunicipalities = (input: HTMLInputElement): void =>
  suggest(input, askCities, (close) => ({
    place: input,
    take: ({ title }) => {
      input.value = title
      close()
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
  }))
