import { all } from './find.ts'
import { nameOf, tablist } from './tablist.ts'

/** Tabs whose titles are anchors: the one in the address is open on load, otherwise the first (spec 000 section 2). */
export const tabs = (page: Document): void => {
  for (const box of all(page, '[data-tabs]')) {
    const panels = all(box, '.tab')
    const entries = panels.map((panel) => ({
      id: panel.id,
      label: panel.querySelector('.tab-title')?.textContent ?? '',
      panel,
    }))
    const ids = panels.map(({ id }) => id)
    const choose = tablist(box, entries, nameOf(box), (index) =>
      history.replaceState(null, '', `#${ids[index]}`),
    )
    const follow = () => {
      const index = ids.indexOf(decodeURIComponent(location.hash.slice(1)))
      if (index >= 0) choose(index)
    }
    follow()
    addEventListener('hashchange', follow)
  }
}
