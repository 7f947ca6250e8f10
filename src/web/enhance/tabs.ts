import { all } from './dom.ts'
import { nameOf, tablist } from './tablist.ts'

/** The anchor in the address; empty where it cannot be decoded. */
const anchor = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

/**
 * Tabs whose titles are anchors: the one in the address is open on load and on back and forward, otherwise the first (spec 000
 * section 2).
 */
export const tabs = (page: Document): void => {
  for (const box of all(page, '[data-tabs]')) {
    const panels = all(box, '.tab')
    const entries = panels.map((panel) => ({
      id: panel.id,
      label: panel.querySelector('.tab-title')?.textContent ?? '',
      panel,
    }))
    const ids = panels.map(({ id }) => id)
    const choose = tablist(box, entries, nameOf(box), (index) => {
      if (ids[index] !== anchor()) history.pushState(null, '', `#${ids[index]}`)
    })
    const follow = () => {
      const index = ids.indexOf(anchor())
      // An anchor of something else on the page leaves the tabs as they are.
      if (index >= 0 || !location.hash) choose(Math.max(0, index))
    }
    follow()
    addEventListener('popstate', follow)
    addEventListener('hashchange', follow)
  }
}
