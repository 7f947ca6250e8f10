import { insulationLegalTexts } from '../../../../core/rules/insulation-legal-texts.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

/** Who registers, and for what; with the terms that go with it. */
export default function Register() {
  const { store, snapshot } = useFunnel()
  return (
    <>
      <Fields>
        <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      </Fields>
      <p className="check-terms">
        {insulationLegalTexts.participation.wording} <a href="/privacy">Lees de privacyverklaring</a>.
      </p>
    </>
  )
}
