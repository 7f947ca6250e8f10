import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens the panel in which a call is noted, wherever somebody is in the office, or closes it. */
export const showPanel = (open: boolean): void => {
  isOpen = open
  for (const listen of listeners) listen()
}

const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
  }
}

/** Whether the panel is open. */
export const usePanelOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
