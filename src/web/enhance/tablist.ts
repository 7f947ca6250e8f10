import { all, make } from './dom.ts'

export interface Tab {
  id: string
  label: string
  panel: HTMLElement
}

/**
 * Turns panels that stand below each other into tabs, and returns a function that selects one by its index. `onChoose` is called
 * only when a visitor selects a tab.
 */
export const tablist = (
  box: HTMLElement,
  tabs: Tab[],
  label: string,
  onChoose?: (index: number) => void,
): ((index: number) => void) => {
  const list = make('div', { class: 'tab-list', role: 'tablist', 'aria-label': label })
  const buttons = tabs.map(({ id, label: text, panel }) => {
    panel.id ||= `${id}-paneel`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', `${id}-tab`)
    panel.tabIndex = 0
    return make('button', { type: 'button', role: 'tab', id: `${id}-tab`, 'aria-controls': panel.id }, text)
  })
  const choose = (chosen: number) => {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-selected', String(index === chosen))
      button.tabIndex = index === chosen ? 0 : -1
      const panel = tabs[index]?.panel
      if (panel) panel.hidden = index !== chosen
    }
  }
  const pick = (index: number, focus?: boolean) => {
    choose(index)
    if (focus) buttons[index]?.focus()
    onChoose?.(index)
  }
  list.append(...buttons)
  list.addEventListener('click', ({ target }) => {
    const index = buttons.indexOf(target as HTMLButtonElement)
    if (index >= 0) pick(index)
  })
  list.addEventListener('keydown', (event) => {
    const now = buttons.indexOf(event.target as HTMLButtonElement)
    const last = buttons.length - 1
    const to = {
      ArrowRight: now === last ? 0 : now + 1,
      ArrowLeft: now === 0 ? last : now - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (now < 0 || to === undefined) return
    event.preventDefault()
    pick(to, true)
  })
  box.prepend(list)
  box.dataset.on = ''
  choose(0)
  return choose
}

/** The heading above a box, used as the label of its tabs. */
export const nameOf = (box: HTMLElement): string =>
  box.closest('section:has(> .wrap)')?.querySelector('h2')?.textContent ??
  all(document, 'h1')[0]?.textContent ??
  ''
