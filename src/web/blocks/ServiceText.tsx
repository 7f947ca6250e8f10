import { Section } from '../ui/Page.tsx'
import { Desk } from './Desk.tsx'
import type { Frame } from './frame.ts'

interface ServiceTextProps {
  /** Codename of the desk to call. */
  desk: string
  frame: Frame
  id?: string | undefined
  /** The text replaces only a part of the page, and the service itself is available. */
  isPart?: boolean
}

/** The text in place of a funnel or tool that is not available (yet): who to call, and when (D51). */
export function ServiceText({ desk, frame, id, isPart = false }: ServiceTextProps) {
  const of = frame.settings.desks[desk] ?? frame.settings.desks.klantenservice
  return (
    <Section id={id} title="We helpen je persoonlijk">
      <div className="service-text">
        <p>
          {isPart ? 'Heb je hier hulp bij nodig?' : 'Dit kun je nu niet via de website regelen.'} Bel ons
          gerust. We nemen de tijd voor je vraag en vertellen je wat je kunt doen.
        </p>
        {of && <Desk desk={of} />}
      </div>
    </Section>
  )
}
