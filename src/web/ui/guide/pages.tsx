import { ButtonLink } from '../Button.tsx'
import { Confirmation, MessagePage } from '../Confirmation.tsx'
import { AccountLink, Breadcrumb, FunnelHeader } from '../Header.tsx'
import { PageIcon } from '../icons/PageIcon.tsx'
import { NextSteps, ReferenceCard } from '../NextSteps.tsx'
import { Accordion, CallToAction, PictureText, Prose, TileGrid } from '../Page.tsx'
import { ShareBlock, SurveyBlock } from '../PageEnd.tsx'
import { HandymanPicture, LostHousePicture } from '../pictures/Houses.tsx'
import { LitStreetPicture } from '../pictures/Street.tsx'
import { Part } from './Part.tsx'

function Blocks({ name }: { name: string }) {
  return (
    <Part id="blokken" title="Blokken">
      <div className="guide-stack">
        <div className="guide-frame">
          <FunnelHeader
            name={name}
            help={{ label: 'Hulp nodig?', href: '#blokken' }}
            account={<AccountLink label={`Mijn ${name}`} href="#blokken" />}
          />
        </div>
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: '#top' },
            { label: 'Diensten', href: '#blokken' },
            { label: 'Klusservice', href: '#klus' },
          ]}
        />
        <TileGrid
          tiles={[
            { href: '#t1', icon: 'wrench', title: 'Klus laten doen', text: 'Kies zelf je momenten' },
            {
              href: '#t2',
              icon: 'house-check',
              title: 'Huis laten keuren',
              text: 'Bij koop, oplevering of twijfel',
            },
            {
              href: '#t3',
              icon: 'shield',
              title: 'Woning verzekeren',
              text: 'Bereken je premie in drie minuten',
            },
            {
              href: '#t4',
              icon: 'leaf',
              title: 'Verduurzamen',
              text: 'Isolatie, subsidies en wat het oplevert',
            },
          ]}
        />
        <PictureText
          title="Een vakman die zijn werk kent"
          picture={<HandymanPicture />}
          action={<ButtonLink href="#blokken">Boek een klus</ButtonLink>}
        >
          <p>Je kiest zelf wanneer het uitkomt. De vakman bevestigt één van je momenten.</p>
        </PictureText>
        <Accordion
          name="guide"
          items={[
            { title: 'Wat kost een klus?', content: <p>Je ziet het tarief voordat je boekt.</p>, open: true },
            { title: 'Kan ik een afspraak verzetten?', content: <p>Dat kan tot 24 uur van tevoren.</p> },
          ]}
        />
        <Prose>
          <h3>Lopende tekst</h3>
          <p>Een alinea met een lijst eronder.</p>
          <ul>
            <li>Het eerste punt</li>
            <li>Het tweede punt</li>
          </ul>
          <blockquote>Goed geregeld, en snel ook.</blockquote>
        </Prose>
        <div className="page-end">
          <ShareBlock
            title="Deel deze pagina"
            links={[
              { icon: 'mail', label: 'E-mail', href: '#blokken' },
              { icon: 'chat', label: 'WhatsApp', href: '#blokken', external: true },
            ]}
          />
          <SurveyBlock
            question="Heb je gevonden wat je zocht?"
            action="#blokken"
            answers={[
              { value: 'ja', label: 'Ja' },
              { value: 'nee', label: 'Nee' },
            ]}
          />
        </div>
      </div>
    </Part>
  )
}

function Confirmed() {
  return (
    <Confirmation
      title="Je aanvraag is binnen"
      lead="We hebben je momenten doorgegeven aan de loodgieter."
      picture={<LitStreetPicture />}
      reference={
        <ReferenceCard
          term="Jouw referentie"
          reference="KL-7F3Q-29"
          note="Houd hem bij de hand als je belt."
        />
      }
      actions={
        <ButtonLink href="#bevestiging" variant="secondary" icon={<PageIcon name="calendar" size="s" />}>
          Zet in je agenda
        </ButtonLink>
      }
    >
      <NextSteps
        title="Wat er nu gebeurt"
        steps={[
          { when: 'Vandaag', title: 'Je krijgt een e-mail met je aanvraag', done: true },
          { when: 'Uiterlijk dinsdag 24 november', title: 'De loodgieter kiest één moment' },
          {
            when: 'Op de dag zelf',
            title: 'De klus wordt gedaan',
            text: 'Je betaalt pas als de klus af is.',
          },
        ]}
      />
    </Confirmation>
  )
}

export function Pages({ name }: { name: string }) {
  return (
    <>
      <div className="wrap">
        <Blocks name={name} />
      </div>
      <CallToAction
        title="Lid zijn loont"
        text="Leden betalen minder voor keuringen en advies."
        action={<ButtonLink href="#blokken">Word lid</ButtonLink>}
        points={[
          'Bel onze juristen zo vaak als je wilt.',
          'Korting op keuringen en taxaties.',
          'Elk jaar opzegbaar.',
        ]}
      />
      <div className="wrap">
        <Part id="bevestiging" title="Bevestiging en lege pagina’s">
          <Confirmed />
          <MessagePage
            title="Deze pagina bestaat niet (meer)"
            picture={<LostHousePicture />}
            actions={<ButtonLink href="/">Naar home</ButtonLink>}
          >
            <p>Misschien is het adres veranderd. Zoek verder, of begin opnieuw.</p>
          </MessagePage>
        </Part>
      </div>
    </>
  )
}
