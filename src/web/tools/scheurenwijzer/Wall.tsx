import type { ToolDrawing } from '../../engine/tool/define-tool.ts'
import { crackPatterns } from './patterns.ts'

/** Size of the wall in units of the drawing: bricks of 40 by 15, every second row shifted by half a brick. */
const [width, height, brick, layer] = [240, 150, 40, 15]
const layers = Array.from({ length: height / layer }, (_, at) => at)

const joints = layers
  .map((at) => {
    const heads = layers.map((nth) => nth * brick + (at % 2 === 0 ? 0 : brick / 2)).filter((x) => x < width)
    return `M0 ${at * layer}H${width}${heads.map((x) => `M${x} ${at * layer}v${layer}`).join('')}`
  })
  .join('')

const steps = `M40 0${layers.map((at) => `V${(at + 1) * layer}H${40 + (at + 1) * (brick / 2)}`).join('')}`

const paths: Record<keyof typeof crackPatterns, string> = {
  hair: 'M50 30l14 10 6 16M150 22l-8 14 10 12M96 84l12 8-4 18M190 96l-12 10 4 14',
  vertical: 'M122 0l-5 20 6 24-4 26 6 28-5 26 3 26',
  diagonal: 'M40 0l34 24 22 12 30 22 26 16 24 24 24 14 20 38',
  stepped: steps,
  horizontal: `M0 75h86l8 2h60l10-2h${width - 164}`,
  bricks: 'M60 0l10 28 16 12 8 32 20 14 8 34 16 30',
  opening: 'M78 52l-14-20-10-6-12-26',
}

/** A drawing of a wall with the chosen crack, in the chosen width. */
export const Wall: ToolDrawing = ({ values: { pattern = 0, category = 0 } }) => {
  const names = Object.keys(crackPatterns) as (keyof typeof crackPatterns)[]
  const name = names[pattern] ?? 'hair'
  const isPlaster = name === 'hair'
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Een muur: ${crackPatterns[name]}`}>
        <path d={`M0 0h${width}v${height}H0Z`} fill={isPlaster ? 'var(--pic-plaster)' : 'var(--pic-brick)'} />
        {!isPlaster && <path d={joints} fill="none" stroke="var(--pic-plaster)" strokeWidth="2" />}
        {name === 'opening' && <path d="M78 52h84v98H78Z" fill="var(--pic-glass-4)" />}
        <path
          d={paths[name]}
          fill="none"
          stroke="var(--pic-night)"
          strokeWidth={1.5 + category}
          strokeLinejoin="round"
        />
      </svg>
      <figcaption>{crackPatterns[name]}</figcaption>
    </figure>
  )
}
