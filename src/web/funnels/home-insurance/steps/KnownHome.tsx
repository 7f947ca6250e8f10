import { property } from '../../../../core/contract/home-insurance/home-insurance-calls.ts'
import { displayValue } from '../../../../core/fields/brick/display-value.ts'
import { constructionYear } from '../../../../core/fields/home/construction-year.ts'
import { houseType } from '../../../../core/fields/home/house-type.ts'
import { livingAreaSize } from '../../../../core/fields/home/surface.ts'
import { rebuildValue, woz } from '../../../../core/fields/insurance/home-insurance-values.ts'
import type { InsuredHomeAnswer } from '../../../../core/insurance/comparison.ts'
import { formatWholeEuros } from '../../../../core/kernel/whole-euros.ts'
import { useRead } from '../../../engine/react/funnel-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { DefinitionList, Panel } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { homeInsuranceCopy } from '../home-insurance-content.ts'

const factsOf = (home: InsuredHomeAnswer) =>
  [
    [houseType.facts.label, home.propertyType && displayValue(houseType, home.propertyType)],
    [constructionYear.facts.label, home.buildingYear],
    [livingAreaSize.facts.label, home.propertySurface && `${home.propertySurface} m²`],
    [rebuildValue.facts.label, home.rebuildValueInCents && formatWholeEuros(home.rebuildValueInCents)],
    [woz.facts.label, home.wozIndicationInCents && formatWholeEuros(home.wozIndicationInCents)],
  ].flatMap(([term, value]) => (value ? [{ term, value }] : []))

/** The insurer's facts about the home, or the message that the insurer does not insure it. */
export function KnownHome() {
  const read = useRead(property, 'home')
  if (read.state === 'error')
    return (
      <Notice
        tone="warn"
        role="status"
        title="We konden je woning niet opzoeken bij de verzekeraar"
        actions={
          <Button variant="secondary" size="small" onClick={read.retry}>
            Probeer opnieuw
          </Button>
        }
      >
        <p>Je antwoorden blijven staan.</p>
      </Notice>
    )
  if (read.state !== 'ready') return null
  if (!read.answer.isAllowed)
    return (
      <Notice tone="error" role="alert" title={homeInsuranceCopy.notAllowed}>
        <p>{read.answer.reason}</p>
      </Notice>
    )
  const facts = factsOf(read.answer)
  if (facts.length === 0) return null
  return (
    <Panel tone="sand" title="Dit weet de verzekeraar van je woning">
      <DefinitionList facts={facts} wide />
    </Panel>
  )
}
