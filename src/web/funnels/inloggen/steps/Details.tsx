import { useEffect, useState } from 'react'
import { isLoggedIn } from '../../../../core/kernel/viewer.ts'
import { returnPath } from '../../../../core/rules/return-path.ts'
import { useFunnel } from '../../../engine/funnel-context.ts'
import { KnownDetails } from '../../../login/KnownEmail.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { copy } from '../content.ts'

/** Where somebody who is logged in can go from here, or how they leave. */
function LoggedIn({ email }: { email: string }) {
  const { snapshot } = useFunnel()
  const [back, setBack] = useState<string>()
  useEffect(() => setBack(returnPath(new URLSearchParams(window.location.search).get('terug'))), [])
  const { viewer, properties } = snapshot.survey.context
  const { mine } = properties
  const actions = (
    <>
      <ButtonLink size="small" href={back ?? '/mijn'}>
        {back === undefined || back === '/mijn' ? `Naar ${mine}` : copy.goOn}
      </ButtonLink>
      <Button size="small" variant="quiet" data-logout="">
        {copy.logOut}
      </Button>
      <Button size="small" variant="quiet" data-logout="everywhere">
        {copy.logOutEverywhere}
      </Button>
    </>
  )
  return (
    <Notice tone="ok" title={copy.loggedIn} actions={actions}>
      <p>
        {copy.as(email)} {viewer.membershipStatus === 'lid' && copy.member}
      </p>
    </Notice>
  )
}

/** `Jouw gegevens`, with which one becomes a member unless one is: the e-mail address is known and read-only, the name too for who has one (decision 34). */
export function Details() {
  const { viewer } = useFunnel().snapshot.survey.context
  return (
    <>
      {viewer.membershipStatus !== 'lid' && <p>{copy.detailsIntro}</p>}
      {isLoggedIn(viewer) && viewer.profile && <LoggedIn email={viewer.profile.emailAddress} />}
      <KnownDetails />
    </>
  )
}
