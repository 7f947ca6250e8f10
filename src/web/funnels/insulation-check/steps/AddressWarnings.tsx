import { builtTooLate, postcodeExcluded } from '../../../../core/rules/insulation.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Notice } from '../../../ui/Notice.tsx'

interface Properties {
  cutoff: number
  excluded: readonly string[]
}

/** Told at once: that the check ends here, or that one can have advice and no more (spec 002 section 5.2). */
export default function AddressWarnings() {
  const { known, context } = useFunnel().snapshot.derived
  const { cutoff, excluded } = context.properties as unknown as Properties
  const { home, constructionYear: year } = known as {
    home?: { postcode?: string }
    constructionYear?: number
  }
  return (
    <>
      {year !== undefined && builtTooLate(year, cutoff) && (
        <Notice tone="warn" role="status" title={`Huizen vanaf ${cutoff} zijn al geïsoleerd`}>
          <p>Nog meer isolatie verdien je niet terug. Daarom stopt de check hier.</p>
          <p>
            Wil je toch energie besparen? <a href="/contact/online-adviesgesprek">Praat met een adviseur</a>.
          </p>
        </Notice>
      )}
      {home?.postcode && postcodeExcluded(home.postcode, excluded) && (
        <Notice tone="warn" role="status" title="Meedoen kan niet in jouw postcodegebied">
          <p>De collectieve inkoop is er niet in jouw gebied. Je krijgt hier wel online advies.</p>
        </Notice>
      )}
    </>
  )
}
