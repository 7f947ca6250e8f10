import { Button } from '../Button.tsx'
import { EmptyState, Loading, Skeleton } from '../Loading.tsx'
import { Notice } from '../Notice.tsx'
import { RobotCheck } from '../RobotCheck.tsx'
import { Toast, Toasts } from '../Toast.tsx'
import { Part } from './Part.tsx'

export function Messages() {
  return (
    <Part id="meldingen" title="Meldingen">
      <div className="guide-grid">
        <div className="guide-stack">
          <Notice title="Vul dit opnieuw in.">
            <p>Deze gegevens bewaren we niet.</p>
          </Notice>
          <Notice tone="ok" title="Uw bericht is succesvol verzonden." />
          <Notice tone="warn" title="Je bent nog niet ingelogd.">
            <p>
              <a href="#meldingen">Log in</a> om je gegevens te gebruiken.
            </p>
          </Notice>
          <Notice
            tone="error"
            title="Er is iets misgegaan. Onze excuses voor het ongemak."
            actions={
              <Button variant="secondary" size="small">
                Probeer opnieuw
              </Button>
            }
          >
            <p>Probeer het later opnieuw of bel onze klantenservice op 030 123 45 67.</p>
          </Notice>
          <div className="guide-toast">
            <Toasts>
              <Toast onClose={() => {}}>Uw bericht is succesvol verzonden.</Toast>
            </Toasts>
          </div>
        </div>
        <div className="guide-stack">
          <Loading text="Een moment geduld, alstublieft. De gegevens worden opgehaald." />
          <RobotCheck state="working" text="Beveiligingscontrole…" />
          <RobotCheck state="done" text="Gecontroleerd" />
          <RobotCheck
            state="failed"
            text="De beveiligingscontrole is mislukt. Probeer het opnieuw."
            onRetry={() => {}}
          />
          <Skeleton />
          <Skeleton lines={2} blocks />
          <EmptyState
            title="Start met zoeken"
            actions={<Button variant="secondary">Kies een gemeente</Button>}
          >
            Kies je gemeente, dan laten we zien welke subsidies er zijn.
          </EmptyState>
        </div>
      </div>
    </Part>
  )
}
