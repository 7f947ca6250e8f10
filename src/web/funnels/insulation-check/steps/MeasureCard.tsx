import type { AnyBrick } from '../../../../core/fields/brick/brick.ts'
import { answerRow } from '../../../../core/fields/brick/summary-rows.ts'
import { measureTitles } from '../../../../core/fields/home/insulation.ts'
import type { Estimates } from '../../../../core/insulation/estimates.ts'
import { datesOf, materialsIn } from '../../../../core/insulation/insulation-words.ts'
import { estimatesOfMeasure } from '../../../../core/insulation/materials.ts'
import type { MainMeasure } from '../../../../core/rules/insulation.ts'
import { answers } from '../../../../core/rules/insulation-codes.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { DefinitionList } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { asks } from '../insulation-check-asks.ts'
import { InsulatedHouse } from './InsulatedHouse.tsx'
import { MaterialTable } from './MaterialTable.tsx'

type Known = Readonly<Record<string, unknown>>

const wall = asks.spouwmuurisolatie.cavityWall.parts
const floor = asks.vloerisolatie.floor.parts
const roof = asks.dakisolatie.roof.parts

/** The answers that each card repeats (spec 002 section 2.2), as pairs of brick and value. */
const details: Readonly<Record<MainMeasure, (known: Known) => [AnyBrick, unknown][]>> = {
  cavity_wall_insulation: ({ cavityWall: of = {} }) => [[wall.surfaceArea, (of as Known).surfaceArea]],
  floor_insulation: ({ floor: of = {}, crawlSpaceHeight }) => [
    [floor.surfaceArea, (of as Known).surfaceArea],
    [floor.floorType, (of as Known).floorType],
    [asks['kruipruimte-of-kelder'].crawlSpaceHeight, crawlSpaceHeight],
  ],
  roof_insulation: ({ roof: of = {} }) => [
    [roof.roofSize, (of as Known).roofSize],
    [roof.heatedAttic, (of as Known).heatedAttic],
  ],
}

/** A card for a measure: the answers about it, its materials side by side, and why some of them are not possible. */
export function MeasureCard({ measure, estimates }: { measure: MainMeasure; estimates: Estimates }) {
  const { derived } = useFunnel().snapshot
  const known = derived.known as Known
  const found = estimates[estimatesOfMeasure[measure]]
  const facts = details[measure](known).flatMap(([brick, value]) =>
    answerRow(brick, value).map(({ label, value: shown }) => ({ term: label, value: shown })),
  )
  return (
    <section className="panel check-card" data-measure={measure}>
      <div className="check-title">
        <h2>{measureTitles[measure]}</h2>
        <span className={`step-badge step-badge-${found?.available ? 'success' : 'error'}`}>
          {found?.available ? 'Mogelijk' : 'Niet mogelijk'}
        </span>
      </div>
      <div className="check-about">
        <InsulatedHouse lit={found?.available ? [measure] : []} />
        {facts.length > 0 && <DefinitionList facts={facts} />}
      </div>
      {found?.note && (
        <Notice>
          <p>{found.note}</p>
        </Notice>
      )}
      {found?.reason === undefined ? (
        <>
          <MaterialTable
            caption={`${measureTitles[measure]}: materialen vergeleken`}
            of={materialsIn(estimates, measure)}
            isExample={estimates.tariff.isExample}
          />
          {found?.available && <p className="check-dates">{datesOf(estimates)}</p>}
        </>
      ) : (
        <p>
          {found.reason} {found.change}
        </p>
      )}
      {measure === 'cavity_wall_insulation' && (
        <Bats of={known.cavityWall as Known | undefined} about={String(derived.context.properties.bats)} />
      )}
    </section>
  )
}

/** Information about bats, which is unfolded for somebody who saw any. */
function Bats({ of, about }: { of: Known | undefined; about: string }) {
  return (
    <details className="check-bats" open={of?.hasBats === answers.yes}>
      <summary>Vleermuizen in de spouw</summary>
      <p>{about}</p>
    </details>
  )
}
