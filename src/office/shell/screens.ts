import { lazy } from 'react'
import type { OfficeScreen } from './screen.ts'

const found = import.meta.glob<{ screen: OfficeScreen }>('../*/*-screen.ts', { eager: true })

/** Every screen, in the order of the navigation, with its component. */
export const screens = Object.values(found)
  .map(({ screen }) => ({ ...screen, Component: lazy(screen.load) }))
  .sort((a, b) => (a.order ?? 99) - (b.order ?? 99))
