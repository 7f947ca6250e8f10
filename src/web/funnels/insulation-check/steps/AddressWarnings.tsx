import { outsideArea } from '../../../../core/insulation/outside-purchase.ts'
import { reasons } from '../../../../core/insulation/reasons.ts'
import { builtTooLate } from '../../../../core/rules/insulation.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { isOutside } from '../insulation-check-rules.ts'
import { useCheck } from './use-check.ts'

/** Warns at the address that the check ends here, or that only advice is possible (spec 002 section 5.2). */
export default function AddressWarnings() {
  const { known, properties } = useCheck()
  const { constructionYear: year } = known
  return (
    <>
      {year !== undefined && builtTooLate(year, properties.cutoff) && (
        <Notice tone="warn" role="status" title={`Huizen vanaf ${properties.cutoff} zijn al geïsoleerd`}>
          <p>{reasons['built-too-late'].because} Daarom stopt de check hier.</p>
          <p>
            Wil je toch energie besparen? <a href="/contact/online-adviesgesprek">Praat met een adviseur</a>.
          </p>
        </Notice>
      )}
      {isOutside(known, properties.excluded) && (
        <Notice tone="warn" role="status" title="Meedoen kan niet in jouw postcodegebied">
          <p>{outsideArea} Je krijgt hier wel online advies.</p>
        </Notice>
      )}
    </>
  )
}
