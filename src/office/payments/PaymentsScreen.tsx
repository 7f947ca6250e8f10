import { Screen } from '../kit/Screen.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { Ledger } from './Ledger.tsx'
import { Refund } from './Refund.tsx'

/** Money that goes back, and the list for the books. */
export default function PaymentsScreen() {
  return (
    <Screen title="Betalingen">
      <Tabs
        label="Betalingen"
        parts={[
          { id: 'refund', label: 'Terugbetalen', content: <Refund /> },
          { id: 'ledger', label: 'Voor de boekhouding', content: <Ledger /> },
        ]}
      />
    </Screen>
  )
}
