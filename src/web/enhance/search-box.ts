interface Suggestions {
  suggestPages(input: HTMLInputElement): void
  suggestMunicipalities(input: HTMLInputElement): void
}

/** Fetches the suggestions of a search box once it has the focus: who does not search loads nothing of them. */
export const searchBox = (page: Document): void => {
  // the document names the file, as its name is only known once it is built
  const file = page.querySelector<HTMLElement>('[data-suggestions]')?.dataset.suggestions
  const known = new WeakSet<Element>()
  const focused = async (target: EventTarget | null) => {
    if (!file || !(target instanceof HTMLInputElement) || !('suggest' in target.dataset) || known.has(target))
      return
    known.add(target)
    try {
      const { suggestPages, suggestMunicipalities } = (await import(/* @vite-ignore */ file)) as Suggestions
      // a box of the site search says nothing more than that it suggests
      ;(target.dataset.suggest ? suggestMunicipalities : suggestPages)(target)
    } catch {
      // it is tried again with the next focus
      known.delete(target)
    }
  }
  page.addEventListener('focusin', ({ target }) => focused(target))
  void focused(page.activeElement)
}
