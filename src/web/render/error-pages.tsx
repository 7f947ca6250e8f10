import { telephone } from '../../core/content/telephone.ts'
import type { Surroundings, Unsent } from '../../core/render.ts'
import { messageWords } from '../../core/requests/message-words.ts'
import { surveyPages } from '../../core/rules/survey-pages.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { MessagePage } from '../ui/Confirmation.tsx'
import { Field } from '../ui/Field.tsx'
import { SearchForm } from '../ui/Page.tsx'
import { BrokenLampPicture, LostHousePicture } from '../ui/pictures/Houses.tsx'
import type { Assets } from './assets.ts'
import { Document } from './Document.tsx'
import { Shell } from './Shell.tsx'
import { SiteShareAndSurvey } from './SiteShareAndSurvey.tsx'

interface Props<Input> {
  input: Input
  assets: Assets
}

/** The page for status 404, with links to continue. It is the same for every address, so that it can be cached. */
export function NotFound({ input, assets }: Props<Surroundings>) {
  return (
    <Document title="Deze pagina bestaat niet" around={input} assets={assets} sheets={['content', 'search']}>
      <Shell around={input}>
        <MessagePage
          title="Deze pagina bestaat niet"
          picture={<LostHousePicture />}
          actions={<ButtonLink href="/">Naar home</ButtonLink>}
        >
          <p>Misschien is de pagina verhuisd, of zit er een typefout in het adres.</p>
          <SearchForm action="/zoekresultaat" label="Waar zoek je naar?" button="Zoek" />
          <p>Of ga verder bij een van deze pagina’s:</p>
          <ul>
            {input.settings.suggestions.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </MessagePage>
        <SiteShareAndSurvey around={input} place={surveyPages.notFound} />
      </Shell>
    </Document>
  )
}

/** The page for status 500: a fault of the site, with the sentence of D2. */
export function Failed({ input, assets }: Props<Surroundings>) {
  const desk = input.settings.desks.klantenservice
  return (
    <Document title="Er is iets misgegaan" around={input} assets={assets} sheets={['content']}>
      <Shell around={input}>
        <MessagePage
          title="Er is iets misgegaan"
          picture={<BrokenLampPicture />}
          actions={<ButtonLink href="/">Naar home</ButtonLink>}
        >
          <p>Er is iets misgegaan. Onze excuses voor het ongemak.</p>
          {desk && (
            <p>
              Probeer het later opnieuw of bel onze klantenservice op{' '}
              <a href={telephone(desk.phone)}>{desk.phone}</a>.
            </p>
          )}
        </MessagePage>
        <SiteShareAndSurvey around={input} place={surveyPages.failed} />
      </Shell>
    </Document>
  )
}

/** The page for status 429: `sentence` says how long to wait, `again` is the address to try again. */
export function RateLimitPage({
  input,
  assets,
  sentence,
  again,
}: Props<Surroundings> & { sentence: string; again: string }) {
  return (
    <Document title="Even wachten" around={input} assets={assets} sheets={['content']}>
      <Shell around={input}>
        <MessagePage
          title="Even wachten"
          picture={<BrokenLampPicture />}
          actions={<ButtonLink href={again}>Probeer opnieuw</ButtonLink>}
        >
          <p>{sentence}</p>
          <p>Daarna kun je gewoon verder.</p>
        </MessagePage>
        <SiteShareAndSurvey around={input} place={surveyPages.wait} />
      </Shell>
    </Document>
  )
}

const unsentId = 'tekst'

/** The page of a message that was not taken in, where the page on which it was typed cannot be shown. */
export function UnsentPage({ input, assets, sentence, text, again }: Props<Surroundings> & Unsent) {
  const typed = { id: unsentId, label: messageWords.yourText }
  return (
    <Document title={messageWords.notSent} around={input} assets={assets} sheets={['content', 'ask']}>
      <Shell around={input}>
        <MessagePage
          title={messageWords.notSent}
          picture={<BrokenLampPicture />}
          actions={<ButtonLink href={again}>{messageWords.toRequest}</ButtonLink>}
        >
          <p>{sentence}</p>
          <p>{messageWords.copy}</p>
          <Field question={typed}>
            <textarea className="input" id={unsentId} rows={10} readOnly defaultValue={text} />
          </Field>
        </MessagePage>
      </Shell>
    </Document>
  )
}
