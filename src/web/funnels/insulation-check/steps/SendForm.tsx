import { insulationLegalTexts } from '../../../../core/rules/insulation-legal-texts.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { landing } from '../insulation-check-content.ts'

/** Asks who registers or receives the results, with the consents of sending. */
export default function SendForm() {
  const { store, snapshot } = useFunnel()
  const registers = snapshot.step === 'inschrijven'
  const { participation, resultsByMail } = insulationLegalTexts
  return (
    <>
      <Fields>
        <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      </Fields>
      <p className="check-terms">
        {(registers ? participation : resultsByMail).wording} <a href="/privacy">Lees de privacyverklaring</a>
        {registers && (
          <>
            {' '}
            of <a href={`${landing}#voorwaarden`}>de voorwaarden</a>
          </>
        )}
        .
      </p>
    </>
  )
}
