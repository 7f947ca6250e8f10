import { Link } from 'wouter'
import { readToday, takeNext } from '../../core/contract/pile/pile-calls.ts'
import { readOwnTrail } from '../../core/contract/staff-trail/staff-trail-calls.ts'
import { roleLabels } from '../../core/staff/roles.ts'
import { FewCodes } from '../account/FewCodes.tsx'
import { Failure } from '../kit/Failure.tsx'
import { Screen } from '../kit/Screen.tsx'
import type { CameFrom } from '../requests/list-place.ts'
import { TakeNext } from '../requests/TakeNext.tsx'
import { useOffice } from '../shell/office-context.ts'
import { screens } from '../shell/screens.ts'
import { useCall } from '../shell/use-call.ts'
import { TrailTable } from '../trail/TrailTable.tsx'
import { WaitingDrafts } from './WaitingDrafts.tsx'
import { WorkOfToday } from './WorkOfToday.tsx'

/** Where a request that is taken from here leads back to. */
const from: CameFrom = { search: '', label: 'Vandaag', references: [] }

/** What waits for somebody today, and what they may do here. */
export default function HomeScreen() {
  const { me, start, may } = useOffice()
  const open = screens.filter(
    ({ order, needs }) => order !== undefined && order > 0 && (needs === undefined || may(needs)),
  )
  const trail = useCall(readOwnTrail, { query: {} })
  const desks = me.desks.map((key) => start.desks[key] ?? key)
  return (
    <Screen
      title={`Dag ${me.name.split(' ')[0] ?? ''}`}
      acts={may(takeNext.name) && <TakeNext desk={undefined} from={from} />}
    >
      <FewCodes />
      <p>
        Je rol hier is {me.roles.map((role) => roleLabels[role].toLowerCase()).join(' en ')}
        {desks.length > 0 && ` voor ${desks.join(' en ')}`}.
      </p>
      {may(readToday.name) && <WorkOfToday />}
      {me.roles.includes('editor') && <WaitingDrafts />}
      <section className="stack">
        <h2>Wat je het laatst deed</h2>
        {trail.data && <TrailTable acts={trail.data.items.slice(0, 6)} isShort />}
        {trail.error && <Failure fault={trail.error} onAgain={() => void trail.refetch()} />}
      </section>
      <section className="stack no-print">
        <h2 id="screens">Wat je hier kunt doen</h2>
        <nav className="cards" aria-labelledby="screens">
          {open.map(({ path, label, about }) => (
            <Link key={path} href={path} className="card-link">
              <strong>{label}</strong>
              <span>{about}</span>
            </Link>
          ))}
        </nav>
      </section>
      <p className="muted no-print">
        <kbd>Ctrl K</kbd> ga naar een scherm, <kbd>?</kbd> alle toetsen,{' '}
        <Link href="/hulp">hulp per taak</Link>
      </p>
    </Screen>
  )
}
