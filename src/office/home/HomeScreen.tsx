import { Link } from 'wouter'
import { readToday } from '../../core/contract/pile/pile-calls.ts'
import { readOwnTrail } from '../../core/contract/staff-trail/staff-trail-calls.ts'
import { roleLabels } from '../../core/staff/roles.ts'
import { FewCodes } from '../account/FewCodes.tsx'
import { Failure } from '../kit/Failure.tsx'
import { Screen } from '../kit/Screen.tsx'
import { useOffice } from '../shell/office-context.ts'
import { screens } from '../shell/screens.ts'
import { useCall } from '../shell/use-call.ts'
import { TrailTable } from '../trail/TrailTable.tsx'
import { WaitingDrafts } from './WaitingDrafts.tsx'
import { WorkOfToday } from './WorkOfToday.tsx'

/** What waits for somebody today, and what they may do here. */
export default function HomeScreen() {
  const { me, start, may } = useOffice()
  const open = screens.filter(
    ({ order, needs }) => order !== undefined && order > 0 && (needs === undefined || may(needs)),
  )
  const trail = useCall(readOwnTrail, { query: {} })
  const desks = me.desks.map((key) => start.desks[key] ?? key)
  return (
    <Screen title={`Dag ${me.name.split(' ')[0] ?? ''}`}>
      <FewCodes />
      <p>
        Je rol hier is {me.roles.map((role) => roleLabels[role].toLowerCase()).join(' en ')}
        {desks.length > 0 && ` voor ${desks.join(' en ')}`}.
      </p>
      {may(readToday.name) && <WorkOfToday />}
      {me.roles.includes('editor') && <WaitingDrafts />}
      <nav className="cards" aria-label="Wat je hier kunt doen">
        {open.map(({ path, label, about }) => (
          <Link key={path} href={path} className="card-link">
            <strong>{label}</strong>
            <span>{about}</span>
          </Link>
        ))}
      </nav>
      <section className="stack">
        <h2>Wat je het laatst deed</h2>
        {trail.data && <TrailTable acts={trail.data.items.slice(0, 10)} />}
        {trail.error && <Failure fault={trail.error} onAgain={() => void trail.refetch()} />}
      </section>
      <p className="muted no-print">
        <kbd>Ctrl K</kbd> ga naar een scherm, <kbd>?</kbd> alle toetsen,{' '}
        <Link href="/hulp">hulp per taak</Link>
      </p>
    </Screen>
  )
}
