import { firstMeasures, subsidyParameters } from '../../../core/content/subsidy-parameters.ts'
import { subsidyKey } from '../../../core/kernel/browser-keys.ts'
import { afterDoubleClick } from '../../../core/kernel/double-click.ts'
import { readStored, storeValue } from './stored-value.ts'

/** Matches screens below the width from which the filters stand beside the results. */
const phone = matchMedia('(max-width: 47.99rem)')

const part = <E extends HTMLElement>(root: ParentNode, name: string) =>
  root.querySelector(`[data-${name}]`) as E

/** The filled-in fields of the form as a query string. */
const queryOf = (form: HTMLFormElement): string => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && (value.trim() || name === subsidyParameters.city))
      query.append(name, value.trim())
  return `?${query}`
}

/**
 * Stores the filled-in filters while this page is open (spec 000 section 4), so that they come back when the browser discarded
 * the page and loads it again.
 */
const keepFilters = (form: HTMLFormElement): void => {
  const kept = readStored(subsidyKey)
  if (typeof kept === 'string' && !location.search) {
    const query = new URLSearchParams(kept)
    for (const input of form.querySelectorAll('input'))
      if (input.type === 'text') input.value = query.get(input.name) ?? ''
      else input.checked = query.getAll(input.name).includes(input.value)
  }
  for (const moment of ['input', 'change'])
    form.addEventListener(moment, () => storeValue(subsidyKey, queryOf(form)))
  addEventListener('pagehide', () => sessionStorage.removeItem(subsidyKey))
}

/** Shows only the first measures until somebody asks for all. */
const foldMeasures = (form: HTMLFormElement): void => {
  const measures = part(form, 'measures')
  const unfold = part(form, 'unfold')
  measures.dataset.folded = ''
  unfold.hidden = false
  unfold.addEventListener('click', () => {
    delete measures.dataset.folded
    unfold.hidden = true
    measures.querySelectorAll('input')[phone.matches ? firstMeasures.phone : firstMeasures.wide]?.focus()
  })
}

/** On a phone the filters open in a dialog that fills the screen; elsewhere they stand beside the results. */
const placeFilters = (box: HTMLElement, form: HTMLFormElement): HTMLDialogElement => {
  const dialog = part<HTMLDialogElement>(box, 'dialog')
  const open = part(box, 'show')
  const panel = form.parentElement as HTMLElement
  const place = () => {
    if (!phone.matches) dialog.close()
    const slot = phone.matches ? part(dialog, 'slot') : part(box, 'home')
    slot.append(panel)
  }
  open.addEventListener('click', () => dialog.showModal())
  part(dialog, 'hide').addEventListener('click', () => dialog.close())
  phone.addEventListener('change', place)
  place()
  box.dataset.ready = ''
  const fault = form.querySelector<HTMLElement>('.summary')
  if (phone.matches && fault) {
    dialog.showModal()
    fault.focus()
  }
  return dialog
}

const fetchPage = async (address: string): Promise<Document | undefined> => {
  try {
    // A connection that hangs counts as a failure after 15 seconds.
    const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) })
    if (answer.ok) return new DOMParser().parseFromString(await answer.text(), 'text/html')
  } catch {
    // The caller reports the failure.
  }
  return undefined
}

/** Fetches a page, with a status message while it loads. */
const loader = (box: HTMLElement, failed: (again: () => void) => void) => {
  const status = part(box, 'status')
  let turn = 0
  const tell = (words: string, seen = false) => {
    status.textContent = words
    status.classList.toggle('unseen', !seen)
  }
  /** The fetched page; undefined where that failed, or where a later request has started meanwhile. */
  const load = async (address: string, again: () => void): Promise<Document | undefined> => {
    const mine = ++turn
    box.ariaBusy = 'true'
    tell(box.dataset.loading ?? '', true)
    const [page] = await Promise.all([fetchPage(address), afterDoubleClick()])
    if (mine !== turn) return undefined
    box.ariaBusy = null
    tell('')
    if (!page) failed(again)
    return page
  }
  return { load, tell }
}

/** Replaces a part of this page by the same part of a fetched page. */
const take = (box: HTMLElement, from: Document, name: string) =>
  part(box, name).replaceChildren(...part(from, name).childNodes)

/** Moves focus to the errors or to the results, and closes the filters of a phone to show results. */
const goToOutcome = (box: HTMLElement, dialog: HTMLDialogElement, tell: (words: string) => void): void => {
  const fault = box.querySelector<HTMLElement>('.summary')
  if (fault) {
    if (phone.matches && !dialog.open) dialog.showModal()
    fault.focus()
    return
  }
  dialog.close()
  const results = part(box, 'results')
  const title = part(results, 'title')
  tell(title.textContent ?? '')
  title.focus({ preventScroll: true })
  results.scrollIntoView()
}

/**
 * Searches without a page load: fetches the page that the form would load, and replaces the results here by those of that page.
 */
const subsidyCheck = (box: HTMLElement): void => {
  const form = part<HTMLFormElement>(box, 'form')
  const results = part(box, 'results')
  foldMeasures(form)
  keepFilters(form)
  const dialog = placeFilters(box, form)
  const { load, tell } = loader(box, (again) => {
    dialog.close()
    results.replaceChildren(part<HTMLTemplateElement>(box, 'failed').content.cloneNode(true))
    part(results, 'again').addEventListener('click', again)
    results.scrollIntoView()
  })
  let shownQuery = location.search
  /**
   * The query string of the form after the last search, as the server filled it in; the same search may have come in another
   * spelling.
   */
  let lastFormQuery = ''

  const search = async (query: string): Promise<void> => {
    // The loading message stands behind the filter dialog of a phone.
    if (new URLSearchParams(query).get(subsidyParameters.city)) dialog.close()
    const page = await load(location.pathname + query, () => void search(query))
    if (!page) return
    const address = location.pathname + query
    // Repeating the same search adds no entry to the browser history.
    if (query === lastFormQuery) history.replaceState(null, '', address)
    else if (query !== shownQuery) history.pushState(null, '', address)
    shownQuery = location.search
    document.title = page.title
    for (const name of ['faults', 'city', 'results']) take(box, page, name)
    lastFormQuery = queryOf(form)
    goToOutcome(box, dialog, tell)
  }
  const more = async (from: HTMLFormElement): Promise<void> => {
    const list = results.querySelector('ol')
    const address = location.pathname + queryOf(from) + new URL(from.action).hash
    const page = await load(address, () => location.assign(address))
    if (!page || !list) return
    const added = [...part(page, 'results').querySelectorAll('ol > li')].slice(list.children.length)
    list.append(...added)
    take(box, page, 'more')
    history.replaceState(null, '', address)
    shownQuery = location.search
    tell(part(results, 'more').firstElementChild?.textContent ?? '')
    added[0]?.querySelector('a')?.focus()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void search(queryOf(form))
  })
  results.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!box.ariaBusy) void more(event.target as HTMLFormElement)
  })
  // Handles back and forward. A link to an anchor on this page leaves the query as it was, and needs no reload.
  addEventListener('popstate', () => {
    if (location.search !== shownQuery) location.reload()
  })
}

for (const box of document.querySelectorAll<HTMLElement>('[data-subsidies]')) subsidyCheck(box)
