import type { MembershipCard } from '../../core/mijn/pages.ts'
import { LogoMark } from '../ui/Logo.tsx'
import { dayText } from './parts.tsx'

const until: Record<MembershipCard['state'], string> = {
  runs: 'Nieuw jaar vanaf',
  ends: 'Laatste dag',
  ended: 'Was lid tot en met',
}

/** The membership as a card to show: the member's name, the number, and until when it is valid. */
export function Card({ of, name }: { of: MembershipCard; name: string }) {
  return (
    <section className="card" data-state={of.state} aria-label="Lidmaatschapskaart">
      <p className="card-name">
        <LogoMark />
        {name}
      </p>
      <p className="card-who">{of.name}</p>
      <dl className="card-facts">
        <div>
          <dt>Lidnummer</dt>
          <dd className="card-number">{of.relationId}</dd>
        </div>
        <div>
          <dt>Lid sinds</dt>
          <dd>{dayText(of.since)}</dd>
        </div>
        <div>
          <dt>{until[of.state]}</dt>
          <dd>{dayText(of.until)}</dd>
        </div>
      </dl>
    </section>
  )
}
