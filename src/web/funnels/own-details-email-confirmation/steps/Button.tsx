import { useEffect } from 'react'
import { useAnswer, useFunnel } from '../../../engine/react/funnel-context.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { copy } from '../content.ts'

/** Takes the token from the address, where no server sees it, and says so when there is none. */
export default function Button() {
  const { snapshot } = useFunnel()
  const [token, setToken] = useAnswer<string>('token')
  const ready = snapshot.ready && snapshot.busy === 'no'
  useEffect(() => {
    const behind = window.location.hash.slice(1)
    if (!ready || !behind) return
    if (!token) setToken(behind)
    // it stands in no history and in nothing that is shared from here
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  })
  return snapshot.failed && !token ? (
    <Notice tone="warn">
      <p>{copy.missing}</p>
    </Notice>
  ) : null
}
