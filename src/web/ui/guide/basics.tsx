import { Button, ButtonLink, IconButton, LinkButton } from '../Button.tsx'
import { PageIcon, type PageIconName } from '../icons/PageIcon.tsx'
import { pagePaths } from '../icons/page-paths.ts'
import {
  ApartmentsPicture,
  BrokenLampPicture,
  HandymanPicture,
  InspectionPicture,
  InsulationPicture,
  LostHousePicture,
} from '../pictures/Houses.tsx'
import { LitStreetPicture, StreetPicture } from '../pictures/Street.tsx'
import { Part } from './Part.tsx'

const swatches = [
  ...['paper', 'sand', 'sand-2', 'ink', 'muted', 'gracht-9', 'gracht-7', 'gracht-1', 'dakpan-6', 'dakpan-7'],
  ...[
    'dakpan-1',
    'line',
    'line-strong',
    'ok',
    'ok-bg',
    'err',
    'err-bg',
    'warn',
    'warn-bg',
    'band',
    'band-accent',
  ],
]

export function Colours() {
  return (
    <Part id="kleur" title="Kleur">
      <div className="swatches">
        {swatches.map((name) => (
          <div key={name} className={`swatch swatch-${name}`}>
            {name}
          </div>
        ))}
      </div>
    </Part>
  )
}

export function Typography() {
  return (
    <Part id="letter" title="Letter">
      <div className="guide-stack">
        <p className="h1">Alles voor je huis, op één adres (kop 1)</p>
        <p className="lead">Een klus, een keuring of goed advies. Wij regelen het met je (inleiding).</p>
        <p>
          Lopende tekst in Figtree, 18 px. De monteur komt op 1 december, tussen 8.00 en 12.00 uur. Zoë,
          André, ’t Hart, Çelik, Łukasz en IJsbrand passen er allemaal in. Prijzen: € 64,50 per m², korting ≤
          10 %. <a href="#letter">Zo ziet een link eruit</a>.
        </p>
        <p className="small muted">Kleine tekst, 16 px: het kleinste dat we gebruiken.</p>
      </div>
    </Part>
  )
}

export function Buttons() {
  return (
    <Part id="knoppen" title="Knoppen">
      <div className="guide-stack">
        <div className="guide-row">
          <Button>Volgende</Button>
          <Button variant="secondary">Zoek subsidies</Button>
          <Button variant="quiet" icon="chevron-left">
            Terug
          </Button>
          <LinkButton icon="pencil">Wijzig</LinkButton>
          <IconButton icon="trash" label="Verwijder" />
        </div>
        <div className="guide-row">
          <Button busyText="Bezig met versturen…">Bevestigen</Button>
          <Button busy busyText="Bezig met versturen…">
            Bevestigen
          </Button>
          <Button disabled>Niet beschikbaar</Button>
          <Button variant="secondary" disabled>
            Niet beschikbaar
          </Button>
          <Button size="small">Kleine knop</Button>
          <ButtonLink href="#knoppen" iconAfter="arrow">
            Boek een klus
          </ButtonLink>
        </div>
      </div>
    </Part>
  )
}

export function Icons() {
  return (
    <Part id="tekens" title="Tekens">
      <ul className="icons bare">
        {(Object.keys(pagePaths) as PageIconName[]).map((name) => (
          <li key={name}>
            <PageIcon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const pictures = [
  { title: 'De straat', picture: <StreetPicture /> },
  { title: 'Klusservice', picture: <HandymanPicture /> },
  { title: 'Keuring', picture: <InspectionPicture /> },
  { title: 'Isolatie', picture: <InsulationPicture /> },
  { title: 'VvE', picture: <ApartmentsPicture /> },
  { title: 'Bevestiging', picture: <LitStreetPicture /> },
  { title: 'Niet gevonden', picture: <LostHousePicture /> },
  { title: 'Storing', picture: <BrokenLampPicture /> },
]

export function Pictures() {
  return (
    <Part id="beeld" title="Beeld">
      <div className="guide-pictures">
        {pictures.map(({ title, picture }) => (
          <figure key={title}>
            {picture}
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
    </Part>
  )
}
