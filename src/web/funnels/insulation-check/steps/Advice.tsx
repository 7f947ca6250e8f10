import { estimates as call } from '../../../../core/contract/insulation-check/insulation-check-calls.ts'
import { loading } from '../../../../core/fields/brick/sentences.ts'
import { readingOf } from '../../../../core/insulation/insulation-words.ts'
import { estimatesOfMeasure } from '../../../../core/insulation/materials.ts'
import { askForOffers } from '../../../../core/insulation/outside-purchase.ts'
import { type MainMeasure, mainMeasures } from '../../../../core/rules/insulation.ts'
import { useFunnel, useRead } from '../../../engine/react/funnel-context.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { mayRegister, whyNotInPurchase } from '../insulation-check-rules.ts'
import { GlassCard } from './GlassCard.tsx'
import { InsulatedHouse } from './InsulatedHouse.tsx'
import { MeasureCard } from './MeasureCard.tsx'
import { useCheck } from './use-check.ts'

const glass = 'glass_insolation_compliment'

/** The results: possible measures, costs and savings of each material, and the links to continue (spec 002 section 2.2). */
export default function Advice() {
  const read = useRead(call, 'estimates')
  const { known } = useCheck()
  const chosen = known.selectedMeasures ?? []
  if (read.state === 'error')
    return (
      <Notice
        tone="error"
        role="alert"
        title="Geen resultaten door een fout"
        actions={
          <Button variant="secondary" size="small" onClick={read.retry}>
            Probeer opnieuw
          </Button>
        }
      >
        <p>
          Op dit moment kunnen we geen resultaten tonen door een (technische) fout. Probeer het later opnieuw.
        </p>
      </Notice>
    )
  if (read.state !== 'ready') return <Loading text={loading} />
  const shown = mainMeasures.filter((one) => chosen.includes(one))
  const withGlass = chosen.includes(glass)
  const isPossible = (measure: MainMeasure) => read.answer[estimatesOfMeasure[measure]]?.available === true
  return (
    <>
      <div className="check-hero">
        <InsulatedHouse lit={chosen.filter((one) => one === glass || isPossible(one))} />
        <div>
          <p>
            {shown.some(isPossible)
              ? 'Dit kan in jouw huis. Vergelijk de materialen: de prijs, de subsidie en wat je bespaart.'
              : 'Dit is wat we van je huis weten. Voor wat je koos, hebben we nu geen prijs.'}
          </p>
          <Button variant="quiet" size="small" onClick={() => print()}>
            Afdrukken
          </Button>
        </div>
      </div>
      {shown.map((measure) => (
        <MeasureCard key={measure} measure={measure} estimates={read.answer} />
      ))}
      {withGlass && <GlassCard estimates={read.answer} />}
      <section className="check-sources">
        <h2 className="h3">Over de bedragen</h2>
        <ul>
          {readingOf(read.answer).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
      <WaysOn />
    </>
  )
}

/** The buttons to continue. Who cannot take part in the purchase can have the results mailed. */
function WaysOn() {
  const { store, snapshot } = useFunnel()
  const { known, properties } = useCheck()
  const busy = snapshot.busy !== 'no'
  const send = () => void store.choose('report')
  if (!mayRegister(known, properties.excluded))
    return (
      <section className="panel check-ways">
        <h2>Stuur mij de resultaten</h2>
        <p>
          {whyNotInPurchase(known, properties.excluded)} Je krijgt de resultaten per e-mail, met een document
          om te bewaren.
        </p>
        <p>{askForOffers}</p>
        <Button busy={busy} onClick={send}>
          Stuur mijn resultaten
        </Button>
      </section>
    )
  return (
    <section className="panel check-ways">
      <h2>Doe mee met de Collectieve Inkoop Isoleren</h2>
      <p>Een isolatiebedrijf bekijkt je huis en maakt een offerte. Je zit nergens aan vast.</p>
      <Button busy={busy} onClick={() => void store.choose('register')}>
        Vrijblijvend inschrijven
      </Button>
      <p>
        <LinkButton onClick={send}>Ik denk er nog even over na, stuur mij alleen de resultaten</LinkButton>
      </p>
    </section>
  )
}
