import { showPostcode } from '../../core/fields/home/postcode.ts'
import { factsInWords } from '../../core/home/home-words.ts'
import type { HomeCard, PageOf } from '../../core/mijn/pages.ts'
import { forms, homePath, mijn } from '../../core/mijn/paths.ts'
import { retention } from '../../core/rules/retention.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { DefinitionList, Panel } from '../ui/Facts.tsx'
import { EmptyState } from '../ui/Loading.tsx'
import { HouseDrawing } from './HouseDrawing.tsx'
import { Change, dayText, Head } from './parts.tsx'

/** Id of a home. `adres` is the account's own address, of which no facts are stored yet (`features/home`). */
const idOf = ({ id = 'adres' }: HomeCard): string => id

const streetOf = ({ streetName, houseNumber, addition }: HomeCard): string =>
  [streetName, houseNumber, addition].filter(Boolean).join(' ')
const placeOf = ({ postcode, city }: HomeCard): string => `${showPostcode(postcode)} ${city ?? ''}`

/** A submit button with a path of its own, so that it works without script. */
function SubmitButton({
  path,
  name,
  value,
  children,
}: {
  path: string
  name?: string
  value?: string
  children: string
}) {
  return (
    <button className="btn btn-secondary btn-small" type="submit" formAction={path} name={name} value={value}>
      {children}
    </button>
  )
}

function Facts({ home }: { home: HomeCard }) {
  const facts = factsInWords(home.facts)
  if (facts.length === 0)
    return (
      <p>
        Van deze woning is nog niets bekend. Vul zelf iets in, of vraag het Kadaster naar bouwjaar en
        oppervlakte.
      </p>
    )
  return (
    <DefinitionList
      wide
      facts={facts.map(({ label, value, source }) => ({
        term: label,
        value: (
          <>
            {value} <span className="muted small house-source">{source}</span>
          </>
        ),
      }))}
    />
  )
}

/** Actions that are seldom used: delete one fact, leave the home, delete the home. */
function SeldomActions({ home }: { home: HomeCard }) {
  if (home.id === undefined) return null
  const facts = factsInWords(home.facts)
  return (
    <>
      {facts.length > 0 && (
        <details className="mijn-fold">
          <summary>Een gegeven verwijderen</summary>
          <form className="mijn-actions" method="post">
            {facts.map(({ name, label }) => (
              <SubmitButton key={name} path={homePath(home.id ?? '', 'wissen')} name="feit" value={name}>
                {`Verwijder ${label}`}
              </SubmitButton>
            ))}
          </form>
        </details>
      )}
      <details className="mijn-fold">
        <summary>Verhuisd, verkocht of verwijderen</summary>
        <form method="post">
          <p>
            Woon je hier niet meer? Dan vullen we deze woning nergens meer in. We bewaren haar nog{' '}
            {retention.homes.termInWords}, zodat je haar kunt terugzetten. Verwijderen doen we meteen.
          </p>
          <div className="mijn-actions">
            <SubmitButton path={homePath(home.id, 'verlaten')} name="waarom" value="verhuisd">
              Ik ben verhuisd
            </SubmitButton>
            <SubmitButton path={homePath(home.id, 'verlaten')} name="waarom" value="verkocht">
              Deze woning is verkocht
            </SubmitButton>
            <SubmitButton path={homePath(home.id, 'verwijderen')}>Verwijder deze woning</SubmitButton>
          </div>
        </form>
      </details>
    </>
  )
}

/**
 * A home where somebody lives or that they own. `place` is its index in the list, by which the form knows which home to change.
 */
function HomePanel({ home, place }: { home: HomeCard; place: number }) {
  return (
    <Panel
      title={streetOf(home)}
      action={
        <Change href={`${forms['mijn-huis'].path}?woning=${place}`} what={`Gegevens van ${streetOf(home)}`} />
      }
    >
      <p className="muted">
        {placeOf(home)}
        {home.isCurrent && ', je adres'}
      </p>
      <div className="house-panel">
        <HouseDrawing facts={home.facts} />
        <div>
          <Facts home={home} />
        </div>
      </div>
      <form className="mijn-actions" method="post">
        <SubmitButton path={homePath(idOf(home), 'kadaster')}>Vraag het Kadaster</SubmitButton>
      </form>
      <SeldomActions home={home} />
    </Panel>
  )
}

function LeftHomes({ homes }: { homes: readonly HomeCard[] }) {
  return (
    <section className="mijn-part">
      <h2>Hier woon je niet meer</h2>
      {homes.map((home) => (
        <Panel key={home.id} level={3} title={streetOf(home)}>
          <p>
            {placeOf(home)}. {home.left?.why === 'sold' ? 'Verkocht' : 'Verhuisd'} op{' '}
            {dayText(home.left?.on ?? '')}.
          </p>
          <form className="mijn-actions" method="post">
            <SubmitButton path={homePath(idOf(home), 'terug')}>Zet terug</SubmitButton>
            <SubmitButton path={homePath(idOf(home), 'verwijderen')}>Verwijder deze woning</SubmitButton>
          </form>
        </Panel>
      ))}
    </section>
  )
}

/** `/mijn/huis`: every home with its facts and their sources; to view, change and remove. */
export function Home({ page: { homes } }: { page: PageOf<'home'> }) {
  const own = homes.filter(({ left }) => !left)
  const left = homes.filter((home) => home.left)
  return (
    <>
      <Head title="Mijn huis">
        Beschrijf je woning één keer. Onze formulieren beginnen ermee. Alleen jij ziet dit.
      </Head>
      {own.map((home, place) => (
        <HomePanel key={idOf(home)} home={home} place={place} />
      ))}
      {own.length === 0 && (
        <EmptyState
          icon="magnifier"
          level={2}
          title="We kennen nog geen woning van je"
          actions={<ButtonLink href={forms['mijn-huis'].path}>Voeg je woning toe</ButtonLink>}
        >
          Vul je adres in en wat je van je woning weet. Je hoeft het daarna niet nog eens te typen.
        </EmptyState>
      )}
      {own.length > 0 && (
        <p className="mijn-actions">
          <ButtonLink variant="secondary" href={forms['mijn-huis'].path}>
            Voeg een woning toe
          </ButtonLink>
        </p>
      )}
      {left.length > 0 && <LeftHomes homes={left} />}
      <p className="muted small">
        Verhuisd? Wijzig dan ook je adres bij <a href={mijn.details}>Mijn gegevens</a>.
      </p>
    </>
  )
}
