import type { MaterialEstimate, Sums } from '../../../../core/insulation/estimates.ts'
import { exampleWord, materialTitles, sumsInWords } from '../../../../core/insulation/insulation-words.ts'
import type { Material } from '../../../../core/insulation/materials.ts'
import { MaterialPicture } from './MaterialPicture.tsx'
import { sellingPoints } from './selling-points.ts'

type Row = { material: Material } & MaterialEstimate
type Priced = Row & { sums: Sums }

/** The two amounts that are drawn as bars below their numbers, so that materials can be compared at a glance. */
const drawn: Readonly<Record<string, (of: Sums) => number>> = {
  'Je betaalt': ({ remainsInCents }) => remainsInCents,
  'Besparing per jaar': ({ savingInCentsPerYear }) => savingInCentsPerYear,
}

/**
 * Roles of the parts of the table. On a phone the parts are laid out as blocks, and some browsers then no longer treat them as a
 * table.
 */
const parts = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  header: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

interface MaterialTableProps {
  caption: string
  of: readonly Row[]
  isExample: boolean
}

/** The materials of a measure side by side: figures in words, and bars of the same figures. */
export function MaterialTable({ caption, of, isExample }: MaterialTableProps) {
  const priced = of.filter((one): one is Priced => one.sums !== undefined)
  const refused = of.filter((one) => one.sums === undefined)
  return (
    <>
      {priced.length > 0 && (
        <table className="check-table" {...parts.table}>
          <caption className="unseen">{caption}</caption>
          <thead {...parts.group}>
            <tr {...parts.row}>
              <th scope="col" {...parts.column}>
                Materiaal
              </th>
              {sumsInWords(priced[0]?.sums as Sums).map(({ label }) => (
                <th key={label} scope="col" {...parts.column}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...parts.group}>
            {priced.map((one) => (
              <MaterialRow key={one.material} of={one} among={priced} isExample={isExample} />
            ))}
          </tbody>
        </table>
      )}
      {refused.length > 0 && (
        <ul className="check-refused">
          {refused.map(({ material, reason }) => (
            <li key={material}>
              <b>{materialTitles[material]}</b>: {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface MaterialRowProps extends Pick<MaterialTableProps, 'isExample'> {
  of: Priced
  among: readonly Priced[]
}

function MaterialRow({ of: { material, sums }, among, isExample }: MaterialRowProps) {
  return (
    <tr {...parts.row} data-material={material}>
      <th scope="row" {...parts.header}>
        <MaterialPicture material={material} />
        {materialTitles[material]}
        <ul className="check-points">
          {sellingPoints[material].map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </th>
      {sumsInWords(sums).map(({ label, value, madeByTariff, note }) => {
        const amount = drawn[label]
        return (
          <td key={label} {...parts.cell}>
            <span className="check-label" aria-hidden="true">
              {label}
            </span>
            <span className="whole" translate="no">
              {value}
            </span>
            {madeByTariff && isExample && <span className="check-example">{exampleWord}</span>}
            {note && <span className="check-example">{note}</span>}
            {amount && among.length > 1 && (
              <Bar share={amount(sums) / Math.max(1, ...among.map((one) => amount(one.sums)))} />
            )}
          </td>
        )
      })}
    </tr>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg className="check-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(1, Math.round(share * 100))} height="8" rx="2" />
    </svg>
  )
}
