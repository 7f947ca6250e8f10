import { Link } from 'wouter'
import { readToday } from '../../core/contract/pile/pile-calls.ts'
import { Failure } from '../kit/Failure.tsx'
import { Sign } from '../kit/Sign.tsx'
import { countInWords } from '../partners/standing-words.ts'
import { useCall } from '../shell/use-call.ts'
import { type Today, todayLines } from './today-lines.ts'

/** Partners that are slow or down, with what to say on the phone, and what waits for each. */
function Trouble({ partners }: Pick<Today, 'partners'>) {
  if (partners.length === 0) return null
  return (
    <ul className="today">
      {partners.map(({ partner, label, standing, toSay }) => (
        <li key={partner}>
          <Link href={`/aanvragen?weergave=partner&partner=${partner}`}>
            <Sign icon="warning" tone={standing === 'down' ? 'late' : 'soon'}>
              {label}: {standing === 'down' ? 'niet bereikbaar' : 'traag'}
            </Sign>
          </Link>
          <p className="muted">Zeg aan de telefoon: ‘{toSay}’</p>
        </li>
      ))}
    </ul>
  )
}

/** The day at a glance, for who sees to requests: what is late or waits, each number a link to the list of it. */
export function WorkOfToday() {
  const { data, error, refetch } = useCall(readToday, {})
  const lines = data ? todayLines(data) : []
  return (
    <section className="stack" aria-labelledby="today-title">
      <h2 id="today-title">Wat op je wacht</h2>
      {error && <Failure fault={error} onAgain={() => void refetch()} />}
      {!data && !error && <p className="muted">Een moment…</p>}
      {data && lines.length === 0 && <p>Er wacht niets op je.</p>}
      {lines.length > 0 && (
        <ul className="today">
          {lines.map(({ count, words, href, icon, tone }) => (
            <li key={words}>
              <Link href={href}>
                <Sign icon={icon} tone={tone}>
                  <strong>{countInWords(count)}</strong> {words}
                </Sign>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && <Trouble partners={data.partners} />}
    </section>
  )
}
