import { Buttons, Colours, Icons, Pictures, Typography } from './guide/basics.tsx'
import { Forms } from './guide/forms.tsx'
import { Frame } from './guide/frame.tsx'
import { Funnels, Overviews } from './guide/funnels.tsx'
import { Messages } from './guide/messages.tsx'
import { Pages } from './guide/pages.tsx'
import { Hero, SearchForm } from './Page.tsx'
import { StreetPicture } from './pictures/Street.tsx'

const chapters = [
  ...['kleur', 'letter', 'tekens', 'beeld', 'knoppen', 'formulier', 'meldingen'],
  ...['stappen', 'overzicht', 'blokken', 'bevestiging'],
]

/** The style guide: every component of the site in every state, at `/stijlgids`, outside production. */
export function StyleGuide({ name }: { name: string }) {
  return (
    <Frame name={name}>
      <Hero
        title="Alles voor je huis, op één adres."
        lead="Een klus, een keuring, een verzekering of goed advies. Wij regelen het met je, voor een eerlijke prijs."
        picture={<StreetPicture />}
      >
        <SearchForm
          action="/zoekresultaat"
          label="Waar kunnen we mee helpen?"
          button="Zoek"
          links={{
            title: 'Vaak gezocht:',
            items: [
              { label: 'lekkage', href: '/zoekresultaat?q=lekkage' },
              { label: 'spouwmuur isoleren', href: '/zoekresultaat?q=spouwmuur' },
            ],
          }}
        />
      </Hero>
      <div className="guide wrap">
        <p className="h1">Stijlgids</p>
        <nav className="guide-nav" aria-label="Hoofdstukken">
          {chapters.map((chapter) => (
            <a key={chapter} className="link" href={`#${chapter}`}>
              {chapter}
            </a>
          ))}
        </nav>
        <Colours />
        <Typography />
        <Icons />
        <Pictures />
        <Buttons />
        <Forms />
        <Messages />
        <Funnels />
        <Overviews />
      </div>
      <Pages name={name} />
    </Frame>
  )
}
