import { Button, ButtonLink } from '../ui/Button.tsx'
import { Confirmation as Look, MessagePage } from '../ui/Confirmation.tsx'
import { PageIcon } from '../ui/icons/PageIcon.tsx'
import { NextSteps, ReferenceCard } from '../ui/NextSteps.tsx'
import { LitStreetPicture, StreetPicture } from '../ui/pictures/Street.tsx'
import type { BlockProps } from './frame.ts'

/**
 * The page after a funnel. Without a funnel before it, the page says what it is for. The confirmation itself waits in a template:
 * the plain script shows it when session storage holds that funnel's reference, and fills in reference and lines (D32). It leads
 * to one's own pages only where somebody is logged in: many forms are sent by people without an account.
 */
export function Confirmation({ block, frame }: BlockProps<'confirmation'>) {
  const { funnel, title, intro, next, cold } = block
  const mine = frame.settings.account
  return (
    <div data-confirmation={funnel}>
      <MessagePage
        title={cold.title}
        picture={<StreetPicture />}
        actions={
          <>
            <ButtonLink href={cold.action.href}>{cold.action.label}</ButtonLink>
            <ButtonLink href={mine.href} variant="secondary">
              {mine.label}
            </ButtonLink>
          </>
        }
      >
        <p className="lead">{cold.text}</p>
      </MessagePage>
      <template>
        <Look
          title={title}
          lead={intro}
          picture={<LitStreetPicture />}
          reference={
            <ReferenceCard
              term="Je referentie"
              reference=""
              note="Houd deze bij de hand als je ons belt of mailt."
            />
          }
          actions={
            <>
              <Button variant="secondary" icon={<PageIcon name="printer" size="s" />} data-print="">
                Print deze pagina
              </Button>
              <ButtonLink href={mine.href} variant="quiet" data-viewer="known" hidden>
                {mine.label}
              </ButtonLink>
            </>
          }
        >
          <dl className="facts facts-wide" data-lines="" />
          <NextSteps
            title="Wat er nu gebeurt"
            steps={next.map((step, index) => ({ ...step, done: index === 0 }))}
          />
        </Look>
      </template>
    </div>
  )
}
