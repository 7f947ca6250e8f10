import { order as call } from '../../../../core/contract/payments/payments-calls.ts'
import { loading } from '../../../../core/fields/brick/sentences.ts'
import { formatCents } from '../../../../core/kernel/money.ts'
import { purchaseWords } from '../../../../core/payments/payments-words.ts'
import { useFunnel, useRead } from '../../../engine/react/funnel-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { DefinitionList } from '../../../ui/Facts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { paymentsCopy } from '../payments-content.ts'

const closed = { paid: paymentsCopy.paid, 'given-up': paymentsCopy.over } as const

/** The step that shows the purchase, with a button to pay while it is open. */
export function PaymentsPurchase() {
  const { store, snapshot, phone } = useFunnel()
  const read = useRead(call, 'purchase')
  if (read.state === 'idle' || read.state === 'loading') return <Loading text={loading} />
  // The engine shows the error, with a button to try again.
  if (read.state === 'error') return null
  const { order: purchase } = read.answer
  if (!purchase)
    return (
      <Notice tone="warn" role="status">
        <p>
          {paymentsCopy.gone}{' '}
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
          { term: paymentsCopy.product, value: purchase.title },
          {
            term: paymentsCopy.price,
            value: `${formatCents(purchase.amountCents)} ${paymentsCopy.withVat}`,
            exact: true,
          },
          ...(purchase.state === 'open' ? [{ term: purchaseWords.method, value: purchaseWords.ideal }] : []),
          { term: paymentsCopy.reference, value: purchase.reference, exact: true },
        ]}
      />
      {purchase.state === 'open' ? (
        <div className="notice-actions">
          <Button busy={snapshot.busy !== 'no'} busyText="Een moment…" onClick={() => void store.next()}>
            {paymentsCopy.pay}
          </Button>
        </div>
      ) : (
        <Notice role="status" tone={purchase.state === 'paid' ? 'ok' : 'warn'}>
          <p>{closed[purchase.state]}</p>
        </Notice>
      )}
    </Fields>
  )
}
