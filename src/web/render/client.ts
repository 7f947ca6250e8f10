import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandProps } from '../../core/content/island.ts'
import { islands } from '../funnels/index.ts'
import { prefixOf } from './prefix.ts'

const wake = async (root: HTMLElement): Promise<void> => {
  const slug = root.dataset.island ?? ''
  const load = islands[slug]
  const data = document.querySelector(`script[data-for="${CSS.escape(slug)}"]`)?.textContent
  if (!load || !data) return
  const { default: Island } = await load()
  hydrateRoot(root, createElement(Island, JSON.parse(data) as IslandProps), {
    identifierPrefix: prefixOf(slug),
  })
}

for (const root of document.querySelectorAll<HTMLElement>('[data-island]'))
  wake(root).catch((error: unknown) => console.error('island did not load', error))
