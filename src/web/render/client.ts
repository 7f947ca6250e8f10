import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandProps } from '../../core/content/island.ts'
import { type FunnelModule, islandIn } from '../funnels/funnel-module.tsx'
import { prefixOf } from './prefix.ts'

/** The file of the island, which the page names. A list of all islands in this script would change with every new funnel. */
const file = document.querySelector<HTMLElement>('script[data-island-file]')?.dataset.islandFile

const wake = async (root: HTMLElement): Promise<void> => {
  const slug = root.dataset.island ?? ''
  const data = document.querySelector(`script[data-for="${CSS.escape(slug)}"]`)?.textContent
  if (!file || !data) return
  const Island = islandIn((await import(/* @vite-ignore */ file)) as FunnelModule, slug)
  hydrateRoot(root, createElement(Island, JSON.parse(data) as IslandProps), {
    identifierPrefix: prefixOf(slug),
  })
}

for (const root of document.querySelectorAll<HTMLElement>('[data-island]'))
  wake(root).catch((error: unknown) => console.error('island did not load', error))
