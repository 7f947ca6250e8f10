import { renderToStaticMarkup } from 'react-dom/server'
import { iban } from '../../core/fields/payment/iban.ts'
import { paymentMethod } from '../../core/fields/payment/payment-method.ts'
import { dateOfBirth } from '../../core/fields/person/date-of-birth.ts'
import { email } from '../../core/fields/person/email.ts'
import { landline } from '../../core/fields/person/landline.ts'
import { mobile } from '../../core/fields/person/mobile.ts'
import { showPhone } from '../../core/fields/person/phone.ts'
import { addressInWords, addressLabel } from '../../core/groups/formatting.ts'
import { salutedPerson } from '../../core/groups/person.ts'
import { costRows } from '../../core/groups/yearly-costs.ts'
import { dayOf, formatDay, formatInstant } from '../../core/kernel/clock.ts'
import { formatCents } from '../../core/kernel/money.ts'
import { yearlyFeeLabel } from '../../core/membership/membership-words.ts'
import type { MyData } from '../../core/mijn/data.ts'
import { otherAction } from '../../core/mijn/mijn-words.ts'
import type { ExportInput } from '../../core/mijn/pages.ts'
import { isStaffRole } from '../../core/staff/roles.ts'
import { reasonInWords, toldToPerson, whoInWords } from '../../core/staff/trail-words.ts'

/** Styles of the document, which is read from a disk, where the site's stylesheets are not available. */
const style =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.55 system-ui,sans-serif;color:#16262e;background:#fff}h1,h2,h3{line-height:1.2;color:#0b3340}h2{margin-top:2.5rem;padding-top:1rem;border-top:2px solid #d9cfbf}dl{display:grid;grid-template-columns:minmax(9rem,32%) 1fr;gap:.35rem 1rem}dt{color:#54636b}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}table{width:100%;border-collapse:collapse;text-align:start}th,td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d9cfbf;text-align:start;vertical-align:top}section{break-inside:avoid-page}@media(max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.6rem}}'

type Row = [term: string, value: string | undefined]

function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.flatMap(([term, value], at) =>
        value
          ? [
              // biome-ignore lint/suspicious/noArrayIndexKey: written once, never moved
              <dt key={`${at}t`}>{term}</dt>,
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <dd key={`${at}d`}>{value}</dd>,
            ]
          : [],
      )}
    </dl>
  )
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly string[][] }) {
  if (rows.length === 0) return <p>Niets.</p>
  return (
    <table>
      <thead>
        <tr>
          {head.map((word) => (
            <th scope="col" key={word}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: written once, never moved
          <tr key={at}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const day = (text: string | undefined) => text && formatDay(dayOf(text), 'plain')

const { salutation, initials, infix, lastName } = salutedPerson.parts

const accountRows = ({ account }: Pick<MyData, 'account'>): Row[] => [
  [salutation.facts.label, account.salutation],
  [initials.facts.label, account.initials],
  [infix.facts.label, account.infix],
  [lastName.facts.label, account.lastName],
  [dateOfBirth.facts.label, day(account.dateOfBirth)],
  [email.facts.label, account.emailAddress],
  [mobile.facts.label, account.phoneNumberMobile && showPhone(account.phoneNumberMobile)],
  [landline.facts.label, account.phoneNumberLandline && showPhone(account.phoneNumberLandline)],
  [addressLabel, account.address && addressInWords({ ...account.address, city: account.address.placeName })],
  ['Alias in de community', account.communityAlias],
  ['Account gemaakt op', formatInstant(account.createdAt)],
  ['Wachtwoord', account.hasPassword ? 'Ingesteld. We kunnen het zelf niet lezen.' : 'Niet ingesteld'],
]

const consentRow = ({ wording, givenAt }: { wording: string; givenAt: string }): Row => [
  'Akkoord gegeven',
  `${wording}\n${formatInstant(givenAt)}`,
]

const noteRow = ({ note, writtenAt }: { note: string; writtenAt: string }): Row => [
  'Notitie van een medewerker',
  `${note}\n${formatInstant(writtenAt)}`,
]

const membershipRows = (of: NonNullable<MyData['membership']>): Row[] => [
  ['Lidnummer', of.relationId],
  ['Lid sinds', day(of.startedOn)],
  ['Laatste dag', day(of.endsOn)],
  [paymentMethod.facts.label, of.paymentMethod],
  ...costRows(yearlyFeeLabel, { fee: of.feeCents, surcharge: of.surchargeCents }).map(
    ({ label, value }): Row => [label, value],
  ),
  [iban.facts.label, of.iban],
  ['Machtigingskenmerk', of.mandateReference],
  ['Machtiging gegeven op', day(of.mandateSignedOn)],
  ...of.consents.map(consentRow),
]

type Message = NonNullable<MyData['requests'][number]['messages']>[number]

const messageRows = ({ from, writtenAt, text, files }: Message): Row[] => [
  [`${from === 'us' ? 'Ons bericht' : 'Je bericht'} van ${formatInstant(writtenAt)}`, text],
  ...files.map((name): Row => ['Bestand bij dit bericht', name]),
]

function Request({ of }: { of: MyData['requests'][number] }) {
  return (
    <section>
      <h3>
        {of.title} ({of.reference})
      </h3>
      <Facts
        rows={[
          ['Ontvangen op', formatInstant(of.receivedAt)],
          ['Status', of.status],
          ...of.answers.map(({ label, value }): Row => [label, value]),
          ...of.files.map(({ name }): Row => ['Bestand', name]),
          ...of.consents.map(consentRow),
          ...(of.messages ?? []).flatMap(messageRows),
          ...(of.notes ?? []).map(noteRow),
        ]}
      />
    </section>
  )
}

function Homes({ homes }: Pick<ExportInput['data'], 'homes'>) {
  if (homes.length === 0) return null
  return (
    <>
      <h2>Je woningen</h2>
      {homes.map(({ address, since, leftOn, facts }) => (
        <section key={address}>
          <h3>{address}</h3>
          <p>
            Bewaard sinds {formatInstant(since)}
            {leftOn && `, verlaten op ${formatDay(dayOf(leftOn), 'plain')}`}.
          </p>
          <Table
            head={['Gegeven', 'Waarde', 'Van wie']}
            rows={facts.map(({ label, value, source }) => [label, value, source])}
          />
        </section>
      ))}
    </>
  )
}

function Drafts({ drafts }: Pick<ExportInput['data'], 'drafts'>) {
  if (drafts.length === 0) return null
  return (
    <>
      <h2>Formulieren die je bewaarde</h2>
      {drafts.map(({ title, keptAt, keptUntil, answers }) => (
        <section key={`${title} ${keptAt}`}>
          <h3>{title}</h3>
          <p>
            Bewaard op {formatInstant(keptAt)}, tot {formatInstant(keptUntil)}.
          </p>
          <Table head={['Vraag', 'Antwoord']} rows={answers.map(({ label, value }) => [label, value])} />
        </section>
      ))}
    </>
  )
}

function Calls({ calls }: Pick<ExportInput['data'], 'calls'>) {
  if (calls.length === 0) return null
  return (
    <>
      <h2>Gesprekken aan de telefoon</h2>
      <Table
        head={['Wanneer', 'Waarover', 'Hoe het afliep', 'Aanvraag', 'Notitie van een medewerker']}
        rows={calls.map(({ at, topic, outcome, reference, note }) => [
          formatInstant(at),
          topic,
          outcome,
          reference ?? '',
          note ?? '',
        ])}
      />
    </>
  )
}

function Trail({ data, words }: Pick<ExportInput, 'data' | 'words'>) {
  const own = data.trail.filter(({ roles }) => roles === undefined)
  const looks = data.trail.filter(({ roles }) => roles !== undefined)
  return (
    <>
      <h2>E-mails over je account</h2>
      <Table
        head={['Waarover', 'Verstuurd']}
        rows={data.letters.map(({ about, sentAt }) => [
          words.letters[about] ?? 'Je account',
          sentAt ? formatInstant(sentAt) : 'Nog niet verstuurd',
        ])}
      />
      <h2>Waar je bent ingelogd</h2>
      <Table
        head={['Ingelogd op', 'Eindigt op']}
        rows={data.sessions.map((one) => [formatInstant(one.startedAt), formatInstant(one.endsAt)])}
      />
      <h2>Wat je op de website deed</h2>
      <Table
        head={['Wanneer', 'Wat']}
        rows={own.map(({ at, action, times }) => [
          formatInstant(at),
          `${words.trail[action] ?? otherAction}${times === undefined ? '' : ` (${times} keer)`}`,
        ])}
      />
      <h2>Wie van ons naar je gegevens keek</h2>
      <Table
        head={['Wanneer', 'Wie', 'Wat', 'Aanvraag', 'Waarom']}
        rows={looks.map(({ at, action, roles, reason, reference }) => [
          formatInstant(at),
          whoInWords((roles ?? []).filter(isStaffRole)),
          toldToPerson(action),
          reference ?? '',
          reasonInWords(reason) ?? '',
        ])}
      />
    </>
  )
}

interface DocumentProps extends Pick<ExportInput, 'name' | 'words' | 'data'> {
  /** Text in the place of the requests, by which the document is split. */
  mark: string
}

/** Everything that is kept about somebody, as a document to read and print, without script or anything from elsewhere. */
function Document({ name, words, data, mark }: DocumentProps) {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Mijn gegevens bij ${name}`}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>Mijn gegevens bij {name}</h1>
          <p>Gemaakt op {formatInstant(data.madeAt)}. Bewaar dit bestand op een veilige plek.</p>
          <h2>Account</h2>
          <Facts rows={accountRows(data)} />
          <h2>Lidmaatschap</h2>
          {data.membership ? <Facts rows={membershipRows(data.membership)} /> : <p>Je bent geen lid.</p>}
          {data.mandates.length > 0 && (
            <>
              <h3>Machtigingen</h3>
              <Table
                head={['Kenmerk', 'IBAN', 'Gegeven', 'Geëindigd']}
                rows={data.mandates.map(({ reference, iban, givenAt, endedAt }) => [
                  reference,
                  iban,
                  formatInstant(givenAt),
                  endedAt ? formatInstant(endedAt) : 'Loopt nog',
                ])}
              />
            </>
          )}
          {data.orders.length > 0 && (
            <>
              <h2>Bestellingen</h2>
              <Table
                head={['Referentie', 'Wat', 'Besteld', 'Bedrag', 'Betaald', 'Bon', 'Terugbetaald']}
                rows={data.orders.map((one) => [
                  one.reference,
                  one.title,
                  formatInstant(one.orderedAt),
                  formatCents(one.amountCents),
                  one.paidAt ? formatInstant(one.paidAt) : 'Nee',
                  one.receipt ?? '',
                  one.refundedCents === undefined ? '' : formatCents(one.refundedCents),
                ])}
              />
            </>
          )}
          {data.watches.map(({ through, since, endedOn }) => (
            <section key={`${through} ${since} ${endedOn}`}>
              <h2>Hypotheekwacht</h2>
              <Facts
                rows={[
                  ['Hoe', through],
                  ['Sinds', day(since)],
                  ['Gestopt op', day(endedOn)],
                ]}
              />
            </section>
          ))}
          <h2>Aanvragen</h2>
          {mark}
          <Homes homes={data.homes} />
          <Drafts drafts={data.drafts} />
          <Calls calls={data.calls} />
          <Trail data={data} words={words} />
        </main>
      </body>
    </html>
  )
}

/**
 * Writes the download of one's data in pieces: requests are drawn as they are read, so that a large number of them blocks nobody.
 */
export async function* writeExport({ name, words, data, requests }: ExportInput): AsyncGenerator<string> {
  // A random mark, which cannot occur in what somebody typed.
  const mark = crypto.randomUUID()
  const [before, after] = renderToStaticMarkup(
    <Document name={name} words={words} data={data} mark={mark} />,
  ).split(mark)
  yield `<!doctype html>${before}`
  let none = true
  for await (const batch of requests) {
    none = false
    yield renderToStaticMarkup(batch.map((one) => <Request of={one} key={one.reference} />))
  }
  if (none) yield renderToStaticMarkup(<p>Je hebt geen aanvragen.</p>)
  yield after ?? ''
}
