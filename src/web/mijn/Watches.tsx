import { formatCents } from '../../core/kernel/money.ts'
import { providerWords } from '../../core/mijn/mijn-words.ts'
import type { MembershipCard, WatchCard } from '../../core/mijn/pages.ts'
import { mijn } from '../../core/mijn/paths.ts'
import { providers } from '../../core/rules/mortgage-providers.ts'
import { DefinitionList, Panel } from '../ui/Facts.tsx'
import { PageIcon } from '../ui/icons/PageIcon.tsx'
import { dayText } from './parts.tsx'

/** Path of the form that starts a watch (spec 001 section 2: two partner variants). */
const startPath = (partner: WatchCard['partner']): string =>
  partner === providers.insurer
    ? '/diensten/hypotheek/hypotheekwacht-unive'
    : '/diensten/hypotheek/hypotheekwacht'

const states = {
  runs: { look: 'confirmed', icon: 'check', say: () => 'Staat aan' },
  ends: { look: 'received', icon: 'clock', say: (until: string) => `Stopt na ${until}` },
  ended: { look: 'withdrawn', icon: 'cross', say: (until: string) => `Gestopt op ${until}` },
} as const

/** The state of a watch: a word with an icon, in its colour. */
export function WatchState({ of: { state, until = '' } }: { of: WatchCard }) {
  const { look, icon, say } = states[state]
  return (
    <span className={`state state-${look}`}>
      <PageIcon name={icon} size="s" />
      {say(until && dayText(until))}
    </span>
  )
}

/** Stops a watch after a second confirmation, without script. */
function Stop({ of }: { of: WatchCard }) {
  return (
    <details className="mijn-fold">
      <summary>Hypotheekwacht stoppen</summary>
      <form method="post" action={mijn.stopWatch}>
        <p>
          We letten dan vanaf vandaag niet meer op je rente. Je lidmaatschap loopt door. Je kunt de
          Hypotheekwacht later weer aanzetten.
        </p>
        <button className="btn btn-secondary btn-small" type="submit" name="partner" value={of.partner}>
          Stop de Hypotheekwacht
        </button>
      </form>
    </details>
  )
}

const belongs = (membership: MembershipCard | undefined): string =>
  membership && membership.state !== 'ended'
    ? `Hoort bij je lidmaatschap van ${formatCents(membership.feeCents)} per jaar. Je betaalt er niets extra voor.`
    : 'Hoort bij je lidmaatschap. Je betaalt er niets extra voor.'

function Next({ of }: { of: WatchCard }) {
  if (of.state === 'runs')
    return (
      <p className="small muted mijn-note">
        Stopt je lidmaatschap? Dan stopt de Hypotheekwacht op dezelfde dag. Je krijgt er een e-mail over.
      </p>
    )
  if (of.state === 'ends')
    return (
      <p className="mijn-note">
        Je lidmaatschap stopt, en daarmee de Hypotheekwacht. Trek je je opzegging in? Dan loopt hij gewoon
        door.
      </p>
    )
  return (
    <p className="mijn-note">
      {of.lapsed ? 'Hij stopte samen met je lidmaatschap.' : 'Je hebt hem zelf gestopt.'} We letten niet meer
      op je rente. <a href={startPath(of.partner)}>Zet de Hypotheekwacht weer aan</a>.
    </p>
  )
}

/** The mortgages that are watched for somebody, each with its costs and how to stop it. */
export function Watches({
  of,
  membership,
}: {
  of: readonly WatchCard[]
  membership: MembershipCard | undefined
}) {
  return of.map((one) => (
    <Panel title="Hypotheekwacht" key={one.partner}>
      <DefinitionList
        wide
        facts={[
          { term: 'Stand', value: <WatchState of={one} /> },
          { term: 'Aangezet', value: providerWords[one.partner] },
          { term: 'Sinds', value: dayText(one.since) },
          ...(one.state === 'ended' ? [] : [{ term: 'Kosten', value: belongs(membership) }]),
        ]}
      />
      <Next of={one} />
      {one.state !== 'ended' && <Stop of={one} />}
    </Panel>
  ))
}

/** The watches on the overview page, with a link to them. */
export function WatchLine({ of }: { of: readonly WatchCard[] }) {
  const living = of.filter(({ state }) => state !== 'ended')
  if (living.length === 0) return null
  return (
    <ul className="requests bare">
      {living.map((one) => (
        <li key={one.partner}>
          <a className="request" href={`${mijn.membership}#hypotheekwacht`}>
            <span className="request-title">Hypotheekwacht</span>
            <span className="request-facts muted">
              <span>Sinds {dayText(one.since)}</span>
            </span>
            <WatchState of={one} />
            <PageIcon name="chevron-right" size="s" />
          </a>
        </li>
      ))}
    </ul>
  )
}
