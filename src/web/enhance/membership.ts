import { all } from './dom.ts'
import { pollMembership } from './poll-membership.ts'
import { receipt } from './receipt.ts'

/**
 * Replaces the content of the box by the welcome that waits in a template, with the reference, for a visitor who just applied.
 */
const welcome = (page: Document, box: HTMLElement): void => {
  const left = receipt()
  const warm = box.querySelector<HTMLTemplateElement>('template[data-warm]')
  if (left?.funnel !== 'lid-worden' || !left.reference || !warm) return
  box.replaceChildren(warm.content.cloneNode(true))
  for (const place of all(box, '.reference-code')) place.textContent = left.reference
  page.title = page.title.replace(/^.*? - /, `${box.querySelector('h1')?.textContent} - `)
}

/** Fills every `[data-spot]` of the box with its template for this state. */
const show = (box: HTMLElement, state: string): void => {
  for (const spot of all(box, '[data-spot]')) {
    const next = spot.querySelector<HTMLTemplateElement>(`:scope > template[data-state=${state}]`)
    const shown = spot.querySelector(':scope > [data-shown]')
    if (next) shown?.replaceChildren(next.content.cloneNode(true))
  }
}

/** The page after becoming a member: polls until the membership exists. */
export const membership = (page: Document): void => {
  for (const box of all(page, '[data-membership]')) {
    welcome(page, box)
    const onTry = (tries: number) => {
      for (const bar of all<HTMLProgressElement>(box, 'progress')) bar.value = tries
    }
    const look = async () => show(box, await pollMembership({ onTry }))
    box.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-again], [data-go]')
      if (!button) return
      if (button.dataset.go) return location.assign(button.dataset.go)
      show(box, 'asking')
      void look()
    })
    void look()
  }
}
