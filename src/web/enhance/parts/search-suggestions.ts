import { fitOf } from '../../../core/kernel/fit.ts'
import { create } from './create.ts'

/** Milliseconds without a key before suggestions are asked for, and letters from which on (spec 000 section 9). */
const pause = 200
const fewest = 2
/** Municipalities that are suggested at most. */
const mostCities = 12

interface Suggestion {
  url: string
  title: string
}

/** Asks what goes on as somebody typed. */
type Ask = (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

const askPages: Ask = async (typed, signal) => {
  const answer = await fetch(`/api/search-suggestions?q=${encodeURIComponent(typed)}`, { signal })
  return answer.ok ? ((await answer.json()) as { suggestions: Suggestion[] }).suggestions : []
}

interface Below {
  /** What the list stands behind. */
  place: Element
  /** Takes the line that was chosen. */
  take(chosen: Suggestion): void
}

/** The list below a search box, and which of its lines is chosen by the arrow keys. */
const listBelow = (input: HTMLInputElement, { place, take }: Below) => {
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

/** Suggests below a box while somebody types; without an answer the box is what it was. */
const suggest = (input: HTMLInputElement, ask: Ask, below: (close: () => void) => Below): void => {
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

/** Suggests pages of the site; whoever chooses one goes there. */
export const suggestPages = (input: HTMLInputElement): void =>
  suggest(input, askPages, () => ({
    place: input.form ?? input,
    take: ({ url }) => location.assign(url),
  }))

/** A name as it is compared: `’s-Hertogenbosch` is found by `s hert`. */
const bare = (name: string): string =>
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
  // what failed is asked for again with the next letter
  cities.catch(() => {
    cities = undefined
  })
  return (await cities)
    .map(({ Name }) => ({ url: '', title: Name, at: fitOf(Name, typed, bare) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, mostCities)
}

/** Suggests municipalities; the one that somebody chooses stands in the box, as if they had typed it. */
export const suggestMunicipalities = (input: HTMLInputElement): void =>
  suggest(input, askCities, (close) => ({
    place: input,
    take: ({ title }) => {
      input.value = title
      close()
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
  }))
