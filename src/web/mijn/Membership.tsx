import { iban } from '../../core/fields/payment/iban.ts'
import { paymentMethod } from '../../core/fields/payment/payment-method.ts'
import { costRows } from '../../core/groups/yearly-costs.ts'
import { formatCents } from '../../core/kernel/money.ts'
import { yearlyFeeLabel } from '../../core/membership/membership-words.ts'
import { paymentWords } from '../../core/mijn/mijn-words.ts'
import type { MembershipCard, PageOf } from '../../core/mijn/pages.ts'
import { forms, mijn, requestPath } from '../../core/mijn/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { DefinitionList, type Fact, Panel } from '../ui/Facts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Card } from './Card.tsx'
import { NoMembership } from './Overview.tsx'
import { Change, dayText, Head } from './parts.tsx'
import { Watches } from './Watches.tsx'

type Page = PageOf<'membership'>

const whole = (text: string) => (
  <span className="whole" translate="no">
    {text}
  </span>
)

const methodOf = ({ payment }: MembershipCard): Fact => ({
  term: paymentMethod.facts.label,
  value: paymentWords[payment],
})

/** The yearly fee and how it is paid; a membership by gift card costs its member nothing. */
const paymentOf = (of: MembershipCard): Fact[] => (of.payment === 'gift-card' ? [methodOf(of)] : feeOf(of))

const feeOf = (of: MembershipCard): Fact[] => [
  ...costRows(yearlyFeeLabel, { fee: of.feeCents, surcharge: of.surchargeCents }).map(({ label, value }) => ({
    term: label,
    value: whole(value),
  })),
  ...(of.freeFirstYear ? [{ term: 'Dit jaar', value: 'Gratis' }] : []),
  methodOf(of),
  ...(of.iban ? [{ term: iban.facts.label, value: whole(of.iban) }] : []),
  ...(of.mandateReference ? [{ term: 'Machtigingskenmerk', value: of.mandateReference }] : []),
  ...(of.mandateSignedOn ? [{ term: 'Machtiging gegeven op', value: dayText(of.mandateSignedOn) }] : []),
]

/** Says on which day the membership ends, with the way to withdraw the cancellation where there was one. */
function Ending({ of, cancelled }: { of: MembershipCard; cancelled: string | undefined }) {
  if (of.state !== 'ends') return null
  return (
    <Notice
      tone="warn"
      title={`Je bent lid tot en met ${dayText(of.until)}`}
      actions={
        cancelled && (
          <form method="post" action={mijn.withdraw}>
            <button className="btn btn-secondary btn-small" type="submit">
              Opzegging intrekken
            </button>
          </form>
        )
      }
    >
      {cancelled ? (
        <p>
          Je hebt je lidmaatschap opgezegd. Tot die dag houd je al je voordelen. Bekijk{' '}
          <a href={requestPath(cancelled)}>je opzegging</a>.
        </p>
      ) : (
        <p>Je lidmaatschap stopt vanzelf. Je hoeft niets op te zeggen.</p>
      )}
    </Notice>
  )
}

function WatchPanels({ page: { watches, membership } }: { page: Page }) {
  if (watches.length === 0) return null
  return (
    <div className="overview" id="hypotheekwacht">
      <Watches of={watches} membership={membership} />
    </div>
  )
}

type RunningProps = { page: Page; of: MembershipCard; name: string }

function Running({ page, of, name }: RunningProps) {
  const { cancelled } = page
  return (
    <>
      <Card of={of} name={name} />
      <Ending of={of} cancelled={cancelled} />
      <div className="overview">
        <Panel title="Betalen" action={of.iban && <Change href={forms['mijn-iban'].path} what="IBAN" />}>
          <DefinitionList wide facts={paymentOf(of)} />
        </Panel>
      </div>
      <WatchPanels page={page} />
      {of.state === 'runs' && (
        <p className="mijn-foot">
          Wil je stoppen? <a href="/lidmaatschap/opzeggen">Zeg je lidmaatschap op</a>. Het loopt dan tot en
          met het einde van je lidjaar.
        </p>
      )}
    </>
  )
}

/** `/mijn/lidmaatschap`: the membership with its fee, or what a membership would offer. */
export function Membership({ page, name }: { page: Page; name: string }) {
  const { membership, applying } = page
  const runs = membership && membership.state !== 'ended'
  return (
    <>
      <Head title="Mijn lidmaatschap">
        {runs ? 'Je nummer, wat je betaalt en hoe lang je lid bent.' : 'Je bent op dit moment geen lid.'}
      </Head>
      {runs ? (
        <Running page={page} of={membership} name={name} />
      ) : (
        <>
          <NoMembership applying={applying} name={name} />
          {membership && (
            <p>
              Je was lid tot en met {dayText(membership.until)}. Je lidnummer was {membership.relationId}.
            </p>
          )}
          <Panel title="Dit krijg je als lid" tone="sand">
            <ul>
              <li>Advies van juristen, bouwkundigen en financieel adviseurs.</li>
              <li>Een vakman via de Klusservice.</li>
              <li>Ledenvoordeel op keuringen, verzekeringen en hypotheekadvies.</li>
            </ul>
            <p>
              Dat kost {whole(formatCents(page.priceCents))} per jaar.{' '}
              <a href="/lidmaatschap/lid-worden">Zo word je lid</a>.
            </p>
          </Panel>
          <WatchPanels page={page} />
          {!applying && (
            <p>
              <ButtonLink variant="secondary" href="/lidmaatschap/gifty">
                Ik heb een cadeaukaart
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </>
  )
}
