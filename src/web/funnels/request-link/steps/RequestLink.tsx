import { useEffect, useState } from 'react'
import { readRequest } from '../../../../core/contract/request-link/request-link-calls.ts'
import { loading } from '../../../../core/fields/brick/sentences.ts'
import { useFunnel, useRead } from '../../../engine/react/funnel-context.ts'
import { ErrorBlock } from '../../../engine/react/Trouble.tsx'
import { takeMailedLink } from '../../../login/mailed-link.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { requestLinkCopy } from '../request-link-content.ts'
import { AskLink } from './AskLink.tsx'
import { LinkedRequest } from './LinkedRequest.tsx'
import { Messages } from './Messages.tsx'
import { UnsentAnswers } from './UnsentAnswers.tsx'

/**
 * The link behind the address: undefined until the browser looked, '' where there is none. A link of another mail that is opened
 * in the same tab takes its place.
 */
function useMailedLink(): string | undefined {
  const { snapshot } = useFunnel()
  const [link, setLink] = useState<string>()
  const { ready } = snapshot
  useEffect(() => {
    if (!ready) return undefined
    const take = () => {
      const given = takeMailedLink()
      setLink((before) => given || before || '')
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [ready])
  return link
}

/** The request that a mailed link opens; without a good link, the form that asks for one. */
export function RequestLink() {
  const link = useMailedLink()
  if (link === undefined) return <Loading text={loading} />
  return link === '' ? <WithoutLink /> : <Opened link={link} />
}

/** The form that asks for a link, below what was typed behind one that works no more. */
function WithoutLink() {
  return (
    <>
      <UnsentAnswers />
      <AskLink />
    </>
  )
}

function Opened({ link }: { link: string }) {
  const { phone } = useFunnel()
  const reading = useRead(readRequest, 'request', { token: link })
  if (reading.state === 'error') return <ErrorBlock phone={phone} onRetry={reading.retry} />
  if (!('answer' in reading)) return <Loading text={loading} />
  const { request } = reading.answer
  if (request)
    return (
      <Fields>
        {request.hasMessages && <Messages link={link} reference={request.reference} />}
        <LinkedRequest request={request} />
      </Fields>
    )
  return (
    <>
      <Notice tone="warn" role="status" title={requestLinkCopy.over}>
        <p>{requestLinkCopy.again}</p>
      </Notice>
      <WithoutLink />
    </>
  )
}
