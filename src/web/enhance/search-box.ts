interface Suggestions {
  suggestPages(input: HTMLInputElement): void
  suggestMunicipalities(input: HTMLInputElement): void
}

/**
 * Fetches the script for suggestions once a search box has the focus, so that a visitor who does not search loads nothing of it.
 */
export const searchBox = (page: Document): void => {
  // The document names the file, as its name is known only after the build.
  const file = page.querySelector<HTMLElement>('[data-suggestions]')?.dataset.suggestions
  const known = new WeakSet<Element>()
  const focused = async (target: EventTarget | null) => {
    if (!file || !(target instanceof HTMLInputElement) || !('suggest' in target.dataset) || known.has(target))
      return
    known.add(target)
    try {
      const { suggestPages, suggestMunicipalities } = (await import(/* @vite-ignore */ file)) as Suggestions
      // On a box of the site search the attribute `data-suggest` is empty.
      ;(target.dataset.suggest ? suggestMunicipalities : suggestPages)(target)
    } catch {
      // The next focus tries again.
      known.delete(target)
    }
  }
  page.addEventListener('focusin', ({ target }) => focused(target))
  void focused(page.activeElement)
}
