import { Component, type ReactNode, Suspense } from 'react'

interface LaterProps {
  /** What stands there until it is here. */
  meanwhile?: ReactNode
  children: ReactNode
}

/** A part of a form that is fetched when it is needed. One that cannot be fetched costs a sentence, never what was typed. */
export class Later extends Component<LaterProps, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render() {
    const { meanwhile = null, children } = this.props
    if (this.state.isBroken)
      return (
        <p className="muted" role="alert">
          Dit onderdeel kan nu niet geladen worden. Laad de pagina opnieuw als je werk bewaard is.
        </p>
      )
    return <Suspense fallback={meanwhile}>{children}</Suspense>
  }
}
