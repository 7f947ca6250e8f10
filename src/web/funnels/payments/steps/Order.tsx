import { order as call } from '../../../../core/contract/payments/calls.ts'
import { loading } from '../../../../core/fields/brick/sentences.ts'
import { formatCents } from '../../../../core/kernel/money.ts'
import { orderWords } from '../../../../core/payments/words.ts'
import { useFunnel, useRead } from '../../../engine/react/funnel-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { DefinitionList } from '../../../ui/Facts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { copy } from '../content.ts'

const closed = { paid: copy.paid, 'given-up': copy.over } as const

/** The order, and the way to pay it while it is open. */
export function Order() {
  const { store, snapshot, phone } = useFunnel()
  const read = useRead(call, 'order')
  if (read.state === 'idle' || read.state === 'loading') return <Loading text={loading} />
  // told by the engine, with a way to try again
  if (read.state === 'error') return null
  const { order } = read.answer
  if (!order)
    return (
      <Notice tone="warn" role="status">
        <p>
          {copy.gone}{' '}
          <span className="whole" translate="no">
            {phone}
          </span>
          .
        </p>
      </Notice>
    )
  return (
    <Fields>
      <DefinitionList
        facts={[
          { term: copy.product, value: order.title },
          { term: copy.price, value: `${formatCents(order.amountCents)} ${copy.withVat}`, exact: true },
          ...(order.state === 'open' ? [{ term: orderWords.method, value: orderWords.ideal }] : []),
          { term: copy.reference, value: order.reference, exact: true },
        ]}
      />
      {order.state === 'open' ? (
        <div className="notice-actions">
          <Button busy={snapshot.busy !== 'no'} busyText="Een moment…" onClick={() => void store.next()}>
            {copy.pay}
          </Button>
        </div>
      ) : (
        <Notice role="status" tone={order.state === 'paid' ? 'ok' : 'warn'}>
          <p>{closed[order.state]}</p>
        </Notice>
      )}
    </Fields>
  )
}
