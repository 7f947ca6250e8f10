import { useEffect, useState } from 'react'
import type { Viewer } from '../../core/kernel/viewer.ts'
import { currentViewer, onViewer } from '../engine/react/viewer.ts'

/**
 * Sends a viewer who has nothing to do on this page elsewhere: `to` gives the address, or undefined to stay. The page is replaced
 * in the history, so that the back button does not lead to it again. Returns true from then on.
 */
export function useRedirect(to: (viewer: Viewer) => string | undefined): boolean {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    let gone = false
    const look = (viewer: Viewer) => {
      const address = gone ? undefined : to(viewer)
      if (address === undefined) return
      setLeaving(true)
      window.location.replace(address)
    }
    void currentViewer().then(look)
    const forget = onViewer(look)
    return () => {
      gone = true
      forget()
    }
  }, [to])
  return leaving
}
