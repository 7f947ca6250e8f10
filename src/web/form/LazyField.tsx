import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react'
import type { LazyValue } from '../../core/fields/lazy-value.ts'
import { loading, wentWrong } from '../../core/fields/sentences.ts'
import { Button } from '../ui/Button.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'

interface LazyFieldProps<P> {
  control: LazyValue<{ default: ComponentType<P> }>
  field: P
  /** Of what is asked there. */
  id: string
  label: ReactNode
}

/** A promise that never rejects: React would take the whole form away. */
const attempt = ({ load }: { load(): Promise<void> }): Promise<void> => load().catch(() => undefined)

/**
 * A control with a file of its own, once that is here. Where it cannot be fetched that is told with what is asked there,
 * and a way to try again; the link of an error summary leads to it.
 */
export function LazyField<P extends object>(props: LazyFieldProps<P>) {
  const [fetching, setFetching] = useState(() => attempt(props.control))
  return (
    <Suspense fallback={<Loading text={loading} />}>
      <Fetched {...props} fetching={fetching} onRetry={() => setFetching(attempt(props.control))} />
    </Suspense>
  )
}

function Fetched<P extends object>(props: LazyFieldProps<P> & { fetching: Promise<void>; onRetry(): void }) {
  const { control, field, id, label, fetching, onRetry } = props
  if (!control.now()) use(fetching)
  const Control = control.now()?.default
  if (Control) return <Control {...field} />
  const again = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Probeer opnieuw
    </Button>
  )
  return (
    <Notice id={id} tone="error" role="alert" title={wentWrong} actions={again}>
      {label}
    </Notice>
  )
}
