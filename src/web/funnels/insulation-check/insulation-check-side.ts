import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import { answerRow } from '../../../core/fields/brick/summary-rows.ts'
import { addressInWords, addressLabel } from '../../../core/groups/formatting.ts'
import type { SidePanel, SummaryRow } from '../../engine/definition/summary.ts'
import { addressAsks } from './address-asks.ts'
import { asks } from './insulation-check-asks.ts'
import { insulationCheckCopy } from './insulation-check-content.ts'

type Known = Readonly<Record<string, unknown>>

const rowsOf = (bricks: Readonly<Record<string, AnyBrick>>, known: Known = {}): SummaryRow[] =>
  Object.entries(bricks).flatMap(([name, brick]) => answerRow(brick, known[name]))

const property = (known: Known) =>
  [asks.woninggegevens, asks.gevel, asks['kruipruimte-of-kelder']].flatMap((of) => rowsOf(of, known))
const cavity = ({ cavityWall }: Known) => rowsOf(asks.spouwmuurisolatie.cavityWall.parts, cavityWall as Known)
const floor = (known: Known) => rowsOf(asks.vloerisolatie.floor.parts, known.floor as Known)
const roof = (known: Known) => rowsOf(asks.dakisolatie.roof.parts, known.roof as Known)

/** The answers beside each step; a step that is not listed shows those about the home (spec 002 section 2.2). */
const shownOn: Readonly<Record<string, (known: Known) => SummaryRow[]>> = {
  spouwmuurisolatie: cavity,
  vloerisolatie: floor,
  dakisolatie: roof,
  inschrijven: (known) => [property, cavity, floor, roof].flatMap((rows) => rows(known)),
}

/** Steps without a side panel: the results and sending them (spec 002 section 2.2). */
const stepsWithoutSide = ['isolatieadvies', 'resultaten-ontvangen']

/** The side panel `Mijn woning`: address, construction year, and the answers that matter on this step. */
export const side = (
  known: Known & { home?: Parameters<typeof addressInWords>[0] | undefined },
  step: string,
): SidePanel | undefined =>
  stepsWithoutSide.includes(step)
    ? undefined
    : {
        title: insulationCheckCopy.side,
        rows: [
          ...(known.home?.city ? [{ label: addressLabel, value: addressInWords(known.home) }] : []),
          ...rowsOf({ constructionYear: addressAsks.constructionYear }, known),
          ...(shownOn[step] ?? property)(known),
        ],
      }
