import { useEffect } from 'react'
import { useAnswer, useFunnel } from '../../../engine/react/funnel-context.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { token } from '../own-details-email-confirmation-answers.ts'
import { ownDetailsEmailConfirmationCopy } from '../own-details-email-confirmation-content.ts'

/** Takes the token from the fragment of the address, which is never sent to a server, and says so when there is none. */
export default function OwnDetailsEmailConfirmationButton() {
  const { snapshot } = useFunnel()
  const [known, setToken] = useAnswer('token', token)
  const ready = snapshot.ready && snapshot.busy === 'no'
  useEffect(() => {
    const behind = window.location.hash.slice(1)
    if (!ready || !behind) return
    if (!known) setToken(behind)
    // The token is removed from the address, so that it does not get into the history or into a shared link.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  })
  return snapshot.failed && !known ? (
    <Notice tone="warn">
      <p>{ownDetailsEmailConfirmationCopy.missing}</p>
    </Notice>
  ) : null
}
