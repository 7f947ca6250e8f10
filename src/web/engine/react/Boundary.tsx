import { Component, type ContextType, type ReactNode } from 'react'
import { record } from '../apply/change.ts'
import { FunnelContext } from './funnel-context.ts'
import { ErrorBlock } from './Trouble.tsx'

/**
 * An error boundary: an error while its children are drawn shows the generic error block in their place, with a button to try
 * again (D84). The answers are in the store, so they stay. The error is counted by step, without anything that was typed.
 */
export class Boundary<More = unknown> extends Component<More & { children: ReactNode }, { broken: boolean }> {
  static override contextType = FunnelContext
  declare context: ContextType<typeof FunnelContext>
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override componentDidCatch() {
    void this.context?.store.change((c) => record(c, 'broken'))
  }

  override render() {
    return this.state.broken ? (
      <ErrorBlock phone={this.context?.phone ?? ''} onRetry={() => this.setState({ broken: false })} />
    ) : (
      this.props.children
    )
  }
}
