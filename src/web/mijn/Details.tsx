import type { ReactNode } from 'react'
import { telephone } from '../../core/content/telephone.ts'
import { landline } from '../../core/fields/person/landline.ts'
import { mobile } from '../../core/fields/person/mobile.ts'
import type { PageOf } from '../../core/mijn/pages.ts'
import { forms, mijn } from '../../core/mijn/paths.ts'
import { DefinitionList, type Fact, Panel } from '../ui/Facts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Change, dayText, Head } from './parts.tsx'

type Page = PageOf<'details'>

const unknown = <span className="muted">Niet bekend</span>
const fact = (term: string, value: ReactNode): Fact => ({ term, value: value || unknown })

/** The value of a panel with a single fact, whose title is the label. */
function SingleValue({ children }: { children: string }) {
  return <p className="mijn-only">{children || unknown}</p>
}

/** Says that a name cannot be changed on the site, and who to call for it (D34). */
function NameNote({ phone }: { phone: string }) {
  return (
    <p className="small muted mijn-note">
      Je naam kun je niet op de website wijzigen. Klopt je naam niet? Bel ons op{' '}
      <a className="whole" translate="no" href={telephone(phone)}>
        {phone}
      </a>
      .
    </p>
  )
}

function Contact({ page }: { page: Page }) {
  const mail = forms['mijn-e-mailadres'].path
  const phones = forms['mijn-telefoon'].path
  const home = forms['mijn-adres'].path
  return (
    <>
      <Panel title="E-mailadres" action={<Change href={mail} what="E-mailadres" />}>
        <SingleValue>{page.email}</SingleValue>
        {!page.confirmed && (
          <Notice
            title="Bevestig je e-mailadres"
            actions={
              <form method="post" action={mijn.proveEmail}>
                <button className="btn btn-secondary btn-small" type="submit">
                  Stuur mij de link
                </button>
              </form>
            }
          >
            <p>Daarna zie je bij Mijn aanvragen ook wat je aanvroeg toen je niet was ingelogd.</p>
          </Notice>
        )}
        {page.newEmail && (
          <Notice tone="warn" title={`Bevestig ${page.newEmail}`}>
            <p>Open de e-mail op dat adres en klik op de knop. Tot dan houd je je oude adres.</p>
          </Notice>
        )}
      </Panel>
      <Panel title="Telefoon" action={<Change href={phones} what="Telefoonnummers" />}>
        <DefinitionList
          wide
          facts={[fact(mobile.facts.label, page.mobile), fact(landline.facts.label, page.landline)]}
        />
      </Panel>
      <Panel title="Adres" action={<Change href={home} what="Adres" />}>
        <SingleValue>{page.address.join('\n')}</SingleValue>
      </Panel>
    </>
  )
}

/** Logging out on every device, by a plain form as in `Layout`. */
function Devices({ sessions }: Pick<Page, 'sessions'>) {
  return (
    <Panel title="Apparaten">
      <form className="mijn-devices" method="post" action={mijn.logOut}>
        <p>
          Je bent ingelogd op {sessions === 1 ? 'alleen dit apparaat' : `${sessions} apparaten`}.{' '}
          {sessions > 1 && 'Ken je er een niet? Log dan overal uit en kies een nieuw wachtwoord.'}
        </p>
        <button className="btn btn-secondary btn-small" type="submit" name="overal" value="ja">
          Overal uitloggen
        </button>
      </form>
    </Panel>
  )
}

function Secrets({ page }: { page: Page }) {
  const password = forms['mijn-wachtwoord'].path
  return (
    <>
      {page.iban && (
        <Panel title="Betalen" action={<Change href={forms['mijn-iban'].path} what="IBAN" />}>
          <DefinitionList
            wide
            facts={[
              fact(
                'IBAN',
                <span className="whole" translate="no">
                  {page.iban}
                </span>,
              ),
            ]}
          />
        </Panel>
      )}
      <Panel
        title="Wachtwoord"
        action={
          page.hasPassword ? (
            <Change href={password} what="Wachtwoord" />
          ) : (
            <Change href="/wachtwoord-vergeten" word="Kies" what="een wachtwoord" />
          )
        }
      >
        <SingleValue>{page.hasPassword ? 'Ingesteld' : 'Nog niet ingesteld'}</SingleValue>
      </Panel>
      <Devices sessions={page.sessions} />
      <Panel title="Community" action={<Change href={mijn.alias} what="Community alias" />}>
        <DefinitionList wide facts={[fact('Alias', page.alias)]} />
      </Panel>
    </>
  )
}

/** `/mijn/gegevens`: the details of somebody, each part with a link to change it. */
export function Details({ page, phone }: { page: Page; phone: string }) {
  const person = [
    ...(page.salutation ? [fact('Aanhef', page.salutation)] : []),
    fact('Naam', page.name === page.email ? undefined : page.name),
    fact('Geboortedatum', page.dateOfBirth && dayText(page.dateOfBirth)),
  ]
  return (
    <>
      <Head title="Mijn gegevens">
        Met deze gegevens beginnen onze formulieren. Van elke wijziging krijg je een e-mail.
      </Head>
      <div className="overview">
        <Panel title="Naam">
          <DefinitionList wide facts={person} />
          <NameNote phone={phone} />
        </Panel>
        <Contact page={page} />
        <Secrets page={page} />
      </div>
    </>
  )
}
