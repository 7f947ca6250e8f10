import { Parts } from '../../../form/Parts.tsx'
import { Panel } from '../../../ui/Facts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { laterAsks } from '../later-asks.ts'

/** The free service for members that cancels the old insurance, never before the new one is accepted. */
export default function Cancellation() {
  return (
    <>
      <Panel tone="sand" title="Zo werkt de opzegservice">
        <ul>
          <li>Wij zeggen je oude verzekering voor je op. Dat is gratis voor leden.</li>
          <li>We sturen je opzegging pas als de verzekeraar je nieuwe verzekering heeft geaccepteerd.</li>
          <li>Eerder zeggen we niets op.</li>
          <li>
            Vraag je voor een oude verzekering geen nieuwe aan? Dan komt er niets voor in de plaats. We vragen
            dan eerst of je dat echt wilt.
          </li>
          <li>Je oude verzekeraar bevestigt de opzegging meestal binnen twee weken.</li>
        </ul>
      </Panel>
      <Fields>
        <Parts of={laterAsks.cancellation} />
      </Fields>
    </>
  )
}
