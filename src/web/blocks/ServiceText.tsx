import { Section } from '../ui/Page.tsx'
import { Desk } from './Desk.tsx'
import type { Frame } from './frame.ts'

interface ServiceTextProps {
  /** Codename of the desk that helps instead. */
  desk: string
  frame: Frame
  /** Place on the page that a link may point at. */
  id?: string | undefined
  /** In the place of a part of a page whose service can be had without it. */
  isPart?: boolean
}

/** What stands where a funnel or tool is not there (yet): who helps by phone, and when (D51). */
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
