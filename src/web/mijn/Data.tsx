import type { DeleteHold, PageOf } from '../../core/mijn/pages.ts'
import { forms, mijn } from '../../core/mijn/paths.ts'
import { retention } from '../../core/rules/retention.ts'
import { type Look, lookInWords, mostLooks } from '../../core/staff/looks.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { DefinitionList, Panel } from '../ui/Facts.tsx'
import { PageIcon } from '../ui/icons/PageIcon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { dayText, Head } from './parts.tsx'

/** Data that stay after an account is deleted, with how long and why; the terms are those by which the sweep deletes. */
const retainedData = [
  {
    term: 'Je aanvragen',
    value: `${retention.requests.termInWords}, zodat we vragen en klachten erover kunnen beantwoorden. Ze staan dan niet meer op jouw naam in een account.`,
  },
  {
    term: 'Je machtiging en je lidnummer',
    value: `${retention.payments.termInWords}. Alleen als je lid was met automatische incasso.`,
  },
]

const holds: Record<DeleteHold, { title: string; text: string; link?: { label: string; href: string } }> = {
  member: {
    title: 'Je bent nog lid',
    text: 'Zeg eerst je lidmaatschap op. Daarna kun je je account verwijderen.',
    link: { label: 'Lidmaatschap opzeggen', href: '/lidmaatschap/opzeggen' },
  },
  applying: {
    title: 'We verwerken je aanmelding',
    text: 'Zolang we je lidmaatschap maken, kun je je account niet verwijderen. Kijk hier later opnieuw.',
  },
}

function Delete({ hold }: { hold: DeleteHold | undefined }) {
  const why = hold && holds[hold]
  return (
    <Panel title="Account verwijderen">
      <div className="mijn-text">
        <p>
          We verwijderen je gegevens, je wachtwoord en je alias. Inloggen kan daarna niet meer. Dit is wat we
          bewaren:
        </p>
        <DefinitionList wide facts={retainedData} />
        {why ? (
          <Notice title={why.title} actions={why.link && <a href={why.link.href}>{why.link.label}</a>}>
            <p>{why.text}</p>
          </Notice>
        ) : (
          <p>
            <ButtonLink variant="secondary" icon="trash" href={forms['mijn-account-verwijderen'].path}>
              Verwijder mijn account
            </ButtonLink>
          </p>
        )}
      </div>
    </Panel>
  )
}

const lookFact = (look: Look) => ({
  term: dayText(look.day),
  value: (
    <>
      {lookInWords(look)}
      {look.reference && (
        <>
          , aanvraag <span translate="no">{look.reference}</span>
        </>
      )}
      .{look.why && ` ${look.why}.`}
    </>
  ),
})

/** Who of the association looked at one's data: by day, role and reason, without names. */
function Looked({ page }: { page: PageOf<'data'> }) {
  return (
    <Panel title="Wie keek er naar je gegevens?">
      <div className="mijn-text">
        <p>We houden bij wie van ons je gegevens bekeek, en waarom. Namen staan er niet bij.</p>
        {page.looks.length > 0 ? (
          <DefinitionList wide facts={page.looks.map(lookFact)} />
        ) : (
          <p>Op deze lijst staat nog niemand.</p>
        )}
        {page.more && (
          <p className="muted small">Dit zijn de nieuwste {mostLooks}. In je download staan ze allemaal.</p>
        )}
      </div>
    </Panel>
  )
}

/** `/mijn/mijn-data`: who looked at one's data, download one's data, or delete the account. */
export function Data({ page }: { page: PageOf<'data'> }) {
  return (
    <>
      <Head title="Mijn data">
        Je gegevens zijn van jou. Je kunt ze bekijken, meenemen en laten weghalen.
      </Head>
      <div className="overview">
        <Panel title="Alles downloaden">
          <div className="mijn-text">
            <p>
              Dit is alles wat we van je bewaren: je gegevens, je lidmaatschap, je aanvragen en wanneer je
              inlogde. Ook staat erin wie van ons ernaar keek. Van je IBAN staan alleen de laatste vier tekens
              erin.
            </p>
            <p className="mijn-actions">
              <ButtonLink icon={<PageIcon name="download" size="s" />} href={mijn.download} download="">
                Download om te lezen
              </ButtonLink>
              <ButtonLink
                variant="secondary"
                icon={<PageIcon name="download" size="s" />}
                href={mijn.downloadJson}
                download="mijn-gegevens.json"
              >
                Download als JSON
              </ButtonLink>
            </p>
            <p className="muted small">
              Het eerste bestand open je met je browser. JSON is een bestand voor programma’s.
            </p>
          </div>
        </Panel>
        <Looked page={page} />
        <Panel title="Hoe lang we iets bewaren">
          <p>
            Op <a href="/privacy#bewaren">onze privacypagina</a> staat per soort hoe lang we iets bewaren.
            Daarna gooien we het vanzelf weg.
          </p>
        </Panel>
        <Delete hold={page.holds} />
      </div>
    </>
  )
}
