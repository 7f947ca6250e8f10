import { type ReactNode, useRef } from 'react'
import type { AnyCall } from '../../core/contract/call.ts'
import type { Viewer } from '../../core/kernel/viewer.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'
import { Joins } from '../engine/react/Joins.tsx'
import { Refusal } from '../engine/react/Trouble.tsx'
import { gateOf } from '../engine/steps/gate.ts'
import { Panel } from '../ui/Facts.tsx'
import { EmailCheck } from './EmailCheck.tsx'
import { LoginForm } from './LoginForm.tsx'

export interface LoginGateProps {
  /** The call that checks an e-mail address; it takes `{ emailAddress }`. */
  check: AnyCall
  title?: string
  /** Left out where one becomes a member: the funnel then tells that, with the price (`joins`). */
  text?: ReactNode
  button?: string
  /** Called with the person who logged in; returns true when it leaves the page. */
  onLoggedIn?: (viewer: Viewer) => boolean
}

/**
 * A login form beside an e-mail check, one below the other on a phone. The funnel's answer `email` is set only after the check
 * was passed; where the step is only a gate, the funnel then goes on by itself.
 */
export function LoginGate(props: LoginGateProps) {
  const { check, title = 'Ik heb nog geen account', button, onLoggedIn } = props
  const { text = 'Je kunt ook verder met alleen je e-mailadres.' } = props
  const { store, snapshot, phone } = useFunnel()
  // an address that passed the check and was refused on sending: somebody else took it in the meantime
  const refused = snapshot.errors.email
  const { viewer } = snapshot.derived.context
  const login = useRef<HTMLDivElement>(null)
  const passed = async (email: string) => {
    store.set('email', email)
    if (gateOf(store.funnel, store.getSnapshot())) await store.next()
  }
  return (
    <div className="wall" ref={login}>
      {refused && (
        <div className="wall-whole">
          <Refusal sentence={refused} />
        </div>
      )}
      {!viewer.byPhone && (
        <Panel title="Ik heb een account">
          <LoginForm {...(onLoggedIn && { onLoggedIn })} />
        </Panel>
      )}
      <Panel title={title} tone="sand">
        <p className="wall-text">
          {store.funnel.joins ? <Joins before="Ga verder met je e-mailadres." /> : text}
        </p>
        <EmailCheck
          check={check}
          phone={phone}
          {...(button !== undefined && { button })}
          onPassed={passed}
          known={viewer.visit?.emailAddress}
          onLogIn={() => login.current?.querySelector('input')?.focus()}
        />
      </Panel>
    </div>
  )
}
