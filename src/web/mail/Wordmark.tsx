import { style } from './style.ts'

/**
 * Rows of the mark's stepped gable from its top, in pixels: `side` is left open at each side, `wall` is the width of the wall.
 */
const gable = [
  { side: 9, wall: 12, height: 4 },
  { side: 5, wall: 20, height: 4 },
  { side: 1, wall: 28, height: 5 },
] as const

/**
 * The mark and the association's name as on the pages of the site, drawn with table cells: mail programs show no SVG, and fetch
 * no picture unless their reader asks for it.
 */
export function Wordmark({ name, href }: { name: string; href: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={style.wordmark}>
      <tbody>
        <tr>
          <td style={style.mark} aria-hidden="true">
            <Gable />
          </td>
          <td style={style.name}>
            <a href={href} style={style.nameLink} className="m-head">
              {name}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Gable() {
  return (
    <>
      {gable.map(({ side, wall, height }) => (
        <Row key={wall} height={height} cells={[side, { wall }, side]} />
      ))}
      <Row height={12} cells={[1, { wall: 9 }, { door: 10 }, { wall: 9 }, 1]} />
    </>
  )
}

type Cell = number | { wall: number } | { door: number }

/**
 * One row of the mark. The door is a rounded block inside a cell of the wall's colour, so that the wall shows around its arch.
 */
function Row({ height, cells }: { height: number; cells: readonly Cell[] }) {
  return (
    <table role="presentation" width={30} cellPadding={0} cellSpacing={0} style={style.row}>
      <tbody>
        <tr>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a drawing never move
            <Pixels key={index} cell={cell} height={height} />
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function Pixels({ cell, height }: { cell: Cell; height: number }) {
  if (typeof cell === 'number')
    return (
      <td width={cell} height={height} style={{ ...style.pixel, width: cell, height }}>
        {blank}
      </td>
    )
  const isDoor = 'door' in cell
  const width = isDoor ? cell.door : cell.wall
  return (
    <td
      width={width}
      height={height}
      style={{ ...style.pixel, ...style.wall, width, height }}
      className="m-wall"
    >
      {isDoor ? (
        <div style={{ ...style.door, height }} className="m-door">
          {blank}
        </div>
      ) : (
        blank
      )}
    </td>
  )
}

/** Some mail programs drop an empty cell. */
const blank = '\u00a0'
