import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { Route, Router, Switch } from 'wouter'
import { fetchAnswer } from '../../core/contract/client.ts'
import { readMe } from '../../core/contract/staff-session/staff-session-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { officePaths } from '../../core/staff/office-pages.ts'
import { Failure } from '../kit/Failure.tsx'
import { Screen } from '../kit/Screen.tsx'
import { Toasts } from '../kit/Toasts.tsx'
import { forgetUnsent } from '../kit/unsent.ts'
import { Frame } from './Frame.tsx'
import { type Asked, makeGate } from './gate.ts'
import { KeysHelp } from './KeysHelp.tsx'
import { LogInAgain } from './LogInAgain.tsx'
import { type Me, OfficeProvider } from './office-context.ts'
import { Palette } from './Palette.tsx'
import { ScreenKeys } from './ScreenKeys.tsx'
import { StepUp } from './StepUp.tsx'
import { StillThere } from './StillThere.tsx'
import { screens } from './screens.ts'
import type { Start } from './start.ts'

// A list is not read again because its window gets the focus: each look at it stands in the trail.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false } },
})

/**
 * Tells other tabs of this browser, which share the session: that it was used, so that none warns while another is at work, and
 * that somebody logged in again, so that their dialogs close too.
 */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('beheer')
type Told = 'used' | 'logged-in'
const tellTabs = (told: Told) => channel?.postMessage(told)

interface OpenedProps {
  start: Start
  me: Me
  /** Takes what is known of whoever is logged in, read anew: their roles may be other ones by now. */
  onMe: (me: Me) => void
}

function Opened({ start, me, onMe }: OpenedProps) {
  const [asked, setAsked] = useState<Asked>()
  const usedAt = useRef(Date.now())
  const readUse = useCallback(() => usedAt.current, [])
  const gate = useMemo(
    () =>
      makeGate(setAsked, () => {
        usedAt.current = Date.now()
        tellTabs('used')
      }),
    [],
  )
  const office = useMemo(
    () => ({ start, me, may: (call: string) => me.may.includes(call), call: gate.call, save: gate.save }),
    [start, me, gate],
  )
  const goOn = useCallback(async () => {
    // somebody else may have logged in in this browser: their rights, and their page, are other ones
    const now = await fetchAnswer(readMe, {})
    if (now.id !== me.id) {
      forgetUnsent()
      return location.assign(officePaths.home)
    }
    onMe(now)
    usedAt.current = Date.now()
    setAsked(undefined)
    gate.done()
  }, [gate, me.id, onMe])
  useEffect(() => {
    if (!channel) return
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data === 'used') usedAt.current = Date.now()
      else void goOn().catch(() => undefined)
    }
    return () => {
      channel.onmessage = null
    }
  }, [goOn])
  const loggedIn = async () => {
    await goOn()
    tellTabs('logged-in')
  }
  const cancel = () => {
    setAsked(undefined)
    gate.cancel()
  }
  const open = screens.filter(({ needs }) => needs === undefined || office.may(needs))
  const listed = open.filter(({ order }) => order !== undefined)
  return (
    <OfficeProvider value={office}>
      <Router base={officePaths.home}>
        <Frame entries={listed}>
          <Suspense fallback={<p className="work-head muted">Een moment…</p>}>
            <Switch>
              {open.map(({ path, Component }) => (
                <Route key={path} path={path}>
                  <Component />
                </Route>
              ))}
              <Route>
                <Screen title="Dit scherm is er niet">
                  <p>Misschien hoort het niet bij jouw rol, of zit er een typefout in het adres.</p>
                </Screen>
              </Route>
            </Switch>
          </Suspense>
        </Frame>
        <Palette entries={listed} />
        <ScreenKeys screens={open} />
        {open.map(({ path, Everywhere }) => Everywhere && <Everywhere key={path} />)}
        <KeysHelp />
      </Router>
      <StillThere usedAt={readUse} onStay={() => void gate.call(readMe, {}).catch(() => undefined)} />
      {asked === 'login' && <LogInAgain emailAddress={me.emailAddress} onDone={() => void loggedIn()} />}
      {asked === 'step-up' && <StepUp onDone={() => void goOn()} onCancel={cancel} />}
    </OfficeProvider>
  )
}

/** The office: who is logged in, then every screen. Without a session it leads to the door. */
export function App({ start }: { start: Start }) {
  const [me, setMe] = useState<Me>()
  const [fault, setFault] = useState<Fault>()
  const read = useCallback(async () => {
    setFault(undefined)
    try {
      setMe(await fetchAnswer(readMe, {}))
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      if (thrown.status === 401)
        return location.assign(`${officePaths.login}?terug=${encodeURIComponent(location.pathname)}`)
      setFault(thrown)
    }
  }, [])
  useEffect(() => void read(), [read])
  if (fault)
    return (
      <main className="work-body" id="inhoud">
        <Failure fault={fault} onAgain={() => void read()} />
      </main>
    )
  if (!me) return <p className="work-head muted">Het kantoor wordt geopend…</p>
  return (
    <I18nProvider locale="nl-NL">
      <QueryClientProvider client={queries}>
        <Toasts>
          <Opened start={start} me={me} onMe={setMe} />
        </Toasts>
      </QueryClientProvider>
    </I18nProvider>
  )
}
