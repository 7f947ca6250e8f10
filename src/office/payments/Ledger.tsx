import { ledgerDays } from '../../core/groups/ledger-days.ts'
import { systemClock, today } from '../../core/kernel/clock.ts'
import { officeFiles } from '../../core/staff/office-files.ts'
import { BrickForm } from '../kit/BrickForm.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'

/** The last 31 days. */
const lately = () => {
  const until = today(systemClock)
  return { from: until.subtract({ days: 30 }).toString(), until: until.toString() }
}

/** What came in and went back in a span of days, as a file for a spreadsheet. */
export function Ledger() {
  const { save } = useOffice()
  const tell = useToast()
  return (
    <section className="stack">
      <h2>Lijst voor de boekhouding</h2>
      <p>Wat er binnenkwam en wat er terugging, met btw. De eerste en de laatste dag tellen mee.</p>
      <BrickForm
        group={ledgerDays}
        initial={lately()}
        button="Download de lijst"
        busyText="Lijst maken"
        send={async ({ from, until }) => {
          const days = new URLSearchParams({ from: String(from), until: String(until) })
          await save(`${officeFiles.ledger}?${days}`)
          tell('De lijst staat bij je downloads.')
        }}
      />
    </section>
  )
}
