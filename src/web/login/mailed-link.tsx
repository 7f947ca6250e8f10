import { type ReactNode, useEffect, useState } from 'react'
import { loading } from '../../core/fields/brick/sentences.ts'
import { linkMissing } from '../../core/fields/link/mailed-link.ts'
import type { Gate } from '../engine/definition/step.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'

interface WithoutLink {
  text: ReactNode
  label: string
  href: string
}

/** Takes the link from the fragment of the address, which no server and no log sees; '' when there is none. */
export const takeMailedLink = (): string => {
  // mail programs may add a bracket or full stop that stood behind the address
  const link = window.location.hash.slice(1).replace(/[^\w.-].*$|[.]+$/s, '')
  // remove the link from the address, the history and whatever is shared from here
  if (link) window.history.replaceState(null, '', window.location.pathname + window.location.search)
  return link
}

function LinkGate({ text, label, href }: WithoutLink) {
  const { store, snapshot } = useFunnel()
  const [looked, setLooked] = useState(false)
  const { ready } = snapshot
  useEffect(() => {
    if (!ready) return
    const link = takeMailedLink()
    if (link) store.set('link', link)
    setLooked(true)
  }, [ready, store])
  if (!looked) return <Loading text={loading} />
  const other = (
    <ButtonLink variant="secondary" size="small" href={href}>
      {label}
    </ButtonLink>
  )
  return (
    <Notice tone="warn" title={linkMissing} role="status" actions={other}>
      <p>{text}</p>
    </Notice>
  )
}

/**
 * The gate of a step that a mailed link leads to: it waits until the address gave the link. The step asks `link: mailedLink`.
 * Opening the page does not use the link up, since mail scanners open pages too.
 */
export const behindMailedLink = (without: WithoutLink) => ({
  gate: {
    view: () => <LinkGate {...without} />,
    until: (known: Readonly<Record<string, unknown>>) => known.link !== undefined,
  } satisfies Gate,
})
