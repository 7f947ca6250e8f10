import { firstMeasures, subsidyParameters } from '../../../core/content/subsidy-parameters.ts'
import { subsidyKey } from '../../../core/kernel/browser-keys.ts'
import { afterDoubleClick } from '../../../core/kernel/double-click.ts'
import { keep, readKept } from './kept.ts'

/** From this width on the filters stand beside the results. */
const phone = matchMedia('(max-width: 47.99rem)')

const part = <E extends HTMLElement>(root: ParentNode, name: string) =>
  root.querySelector(`[data-${name}]`) as E

/** What the form holds, as its address: only what is filled in. */
const queryOf = (form: HTMLFormElement): string => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && (value.trim() || name === subsidyParameters.city))
      query.append(name, value.trim())
  return `?${query}`
}

/** Keeps what is filled in as long as this page stands (spec 000 section 4); one that the browser threw away gets it back. */
const keepFilters = (form: HTMLFormElement): void => {
  const kept = readKept(subsidyKey)
  if (typeof kept === 'string' && !location.search) {
    const query = new URLSearchParams(kept)
    for (const input of form.querySelectorAll('input'))
      if (input.type === 'text') input.value = query.get(input.name) ?? ''
      else input.checked = query.getAll(input.name).includes(input.value)
  }
  for (const moment of ['input', 'change'])
    form.addEventListener(moment, () => keep(subsidyKey, queryOf(form)))
  addEventListener('pagehide', () => sessionStorage.removeItem(subsidyKey))
}

/** Lists the first measures until somebody asks for all. */
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

/** On a phone the filters fill the screen once somebody opens them; elsewhere they stand beside the results. */
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
    // a connection that hangs counts as one that failed
    const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) })
    if (answer.ok) return new DOMParser().parseFromString(await answer.text(), 'text/html')
  } catch {
    // told by who asked
  }
  return undefined
}

/** What is fetched of the page, and told while it is under way. */
const loader = (box: HTMLElement, failed: (again: () => void) => void) => {
  const status = part(box, 'status')
  let turn = 0
  const tell = (words: string, seen = false) => {
    status.textContent = words
    status.classList.toggle('unseen', !seen)
  }
  /** Undefined where it failed, or where somebody went on meanwhile. */
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

/** Puts a part of a fetched page in the place of the one that stands here. */
const take = (box: HTMLElement, from: Document, name: string) =>
  part(box, name).replaceChildren(...part(from, name).childNodes)

/** Goes to what is wrong, or to what was found, and closes the filters of a phone for that. */
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
 * Searches without loading the page anew: it fetches the page that the form would load, and puts what that found in the
 * place of what stands here.
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
  let shown = location.search
  /** What the form says of what is shown, by the names that the server gives: the same search in other words. */
  let said = ''

  const search = async (query: string): Promise<void> => {
    // what is told while it is under way stands behind the filters of a phone
    if (new URLSearchParams(query).get(subsidyParameters.city)) dialog.close()
    const page = await load(location.pathname + query, () => void search(query))
    if (!page) return
    const address = location.pathname + query
    // the same search is no other place to go back to
    if (query === said) history.replaceState(null, '', address)
    else if (query !== shown) history.pushState(null, '', address)
    shown = location.search
    document.title = page.title
    for (const name of ['faults', 'city', 'results']) take(box, page, name)
    said = queryOf(form)
    goToOutcome(box, dialog, tell)
  }
  const more = async (link: HTMLAnchorElement): Promise<void> => {
    const list = results.querySelector('ol')
    const page = await load(link.href, () => location.assign(link.href))
    if (!page || !list) return
    const added = [...part(page, 'results').querySelectorAll('ol > li')].slice(list.children.length)
    list.append(...added)
    take(box, page, 'more')
    history.replaceState(null, '', link.href)
    shown = location.search
    tell(part(results, 'more').firstElementChild?.textContent ?? '')
    added[0]?.querySelector('a')?.focus()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void search(queryOf(form))
  })
  results.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-more] a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!box.ariaBusy) void more(link)
  })
  // back and forward; a link to a place on this page leaves the search as it was
  addEventListener('popstate', () => {
    if (location.search !== shown) location.reload()
  })
}

for (const box of document.querySelectorAll<HTMLElement>('[data-subsidies]')) subsidyCheck(box)
