import { Component, type ContextType, type ReactNode } from 'react'
import { record } from '../apply/change.ts'
import { FunnelContext } from './funnel-context.ts'
import { ErrorBlock } from './Trouble.tsx'

/**
 * A zone of the screen: an error while it is drawn shows the generic error block in its place, with a way to try again
 * (D84). The answers stand in the store, outside. It is counted by step, with nothing of what was typed.
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
