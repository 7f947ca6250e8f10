import type { ReactNode } from 'react'

/**
 * The parts of which all pictures are drawn. A house stands on y = 0 and grows upwards (negative y); `At` moves it to its place.
 * Colours are design tokens, so that the pictures are darker in dark mode.
 */

type PictureProps = { width: number; height: number; quay?: boolean; children: ReactNode }

/** A drawing. With `quay` its lowest 28 of 300 units are the strip of canal on which the houses stand. */
export function Picture({ width, height, quay, children }: PictureProps) {
  return (
    <svg
      className={quay ? 'picture picture-quay' : 'picture'}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export function At({
  x,
  y,
  scale = 1,
  children,
}: {
  x: number
  y: number
  scale?: number
  children: ReactNode
}) {
  return <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>{children}</g>
}

type PanesProps = {
  /** Left edges (`xs`) and tops (`ys`) of the panes. */
  xs: readonly number[]
  ys: readonly number[]
  w: number
  h: number
  glass: string
  bar: string
  className?: string
}

/** Windows in rows, each with its glazing bars. */
export function Panes({ xs, ys, w, h, glass, bar, className }: PanesProps) {
  return ys.flatMap((y) =>
    xs.map((x) => (
      <g key={`${x} ${y}`} className={className}>
        <rect x={x} y={y} width={w} height={h} rx="2" fill={glass} />
        <path d={`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.38}h${w}`} stroke={bar} strokeWidth="2.5" />
      </g>
    )),
  )
}

export type Walls = { wall: string; glass: string; door: string; className?: string }

function Door({ x, w, h, door, knob }: { x: number; w: number; h: number; door: string; knob: string }) {
  const r = w / 2
  return (
    <>
      <path d={`M${x} 0v${-(h - r)}a${r} ${r} 0 0 1 ${w} 0V0Z`} fill={door} />
      <circle cx={x + w - 7} cy={-h * 0.4} r="2.5" fill={knob} />
    </>
  )
}

/** A stepped gable (trapgevel), 132 wide and 292 high. */
export function StepGable({ wall, glass, door, className }: Walls) {
  return (
    <>
      <path d="M0 0v-222h16v-24h18v-24h18v-22h28v22h18v24h18v24h16V0Z" fill={wall} />
      <path d="M54 -292h24v-8H54Z" fill={wall} />
      <path d="M0 -204h132" stroke={glass} strokeWidth="3" opacity="0.35" />
      <Panes
        xs={[19, 54, 89]}
        ys={[-190, -130]}
        w={24}
        h={42}
        glass={glass}
        bar={wall}
        className={className}
      />
      <path d="M58 -232v-14a8 8 0 0 1 16 0v14Z" fill={glass} className={className} />
      <Panes xs={[19, 89]} ys={[-66]} w={24} h={40} glass={glass} bar={wall} className={className} />
      <Door x={53} w={27} h={66} door={door} knob={wall} />
    </>
  )
}

/** A bell gable (klokgevel), 144 wide and 344 high. */
export function BellGable({ wall, glass, door, className }: Walls) {
  return (
    <>
      <path d="M0 0v-250c0-26 20-32 32-56s18-38 40-38 28 14 40 38 32 30 32 56V0Z" fill={wall} />
      <path d="M52 -340c6-10 34-10 40 0" fill="none" stroke={wall} strokeWidth="8" strokeLinecap="round" />
      <path d="M0 -226h144" stroke={glass} strokeWidth="3" opacity="0.4" />
      <circle cx="72" cy="-278" r="16" fill={glass} className={className} />
      <path d="M72 -294v32M56 -278h32" stroke={wall} strokeWidth="2.5" />
      <Panes
        xs={[20, 59, 98]}
        ys={[-212, -146]}
        w={26}
        h={48}
        glass={glass}
        bar={wall}
        className={className}
      />
      <Panes xs={[20, 98]} ys={[-74]} w={26} h={46} glass={glass} bar={wall} className={className} />
      <Door x={56} w={32} h={76} door={door} knob={wall} />
    </>
  )
}

/** A neck gable (halsgevel), 116 wide and 300 high. */
export function NeckGable({ wall, glass, door, className }: Walls) {
  return (
    <>
      <path
        d="M0 0v-220h10c12 0 20-12 20-28v-22h8c2-14 9-22 20-30 11 8 18 16 20 30h8v22c0 16 8 28 20 28h10V0Z"
        fill={wall}
      />
      <path d="M0 -206h116" stroke={glass} strokeWidth="3" opacity="0.4" />
      <path d="M50 -234v-16a8 8 0 0 1 16 0v16Z" fill={glass} className={className} />
      <Panes
        xs={[16, 47, 78]}
        ys={[-190, -126]}
        w={22}
        h={46}
        glass={glass}
        bar={wall}
        className={className}
      />
      <Panes xs={[16]} ys={[-62]} w={34} h={38} glass={glass} bar={wall} className={className} />
      <Door x={68} w={28} h={66} door={door} knob={wall} />
    </>
  )
}

/** A house with a pointed roof, 124 wide and 256 high. */
export function PointedHouse({ wall, glass, door, roof, className }: Walls & { roof: string }) {
  return (
    <>
      <path d="M88 -250h18v46l-18-18Z" fill={roof} />
      <path d="M0 0v-182l62-70 62 70V0Z" fill={wall} />
      <path
        d="M-8 -176 62 -254l70 78"
        fill="none"
        stroke={roof}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="62" cy="-196" r="12" fill={glass} className={className} />
      <Panes xs={[20, 74]} ys={[-158]} w={30} h={42} glass={glass} bar={wall} className={className} />
      <Panes xs={[20]} ys={[-86]} w={30} h={46} glass={glass} bar={wall} className={className} />
      <Door x={73} w={32} h={88} door={door} knob={wall} />
    </>
  )
}

/** A low house under a tiled roof with a dormer, 124 wide and 178 high. */
export function LowHouse({ wall, glass, door, roof, className }: Walls & { roof: string }) {
  return (
    <>
      <rect y="-116" width="124" height="116" fill={wall} />
      <path d="M-10 -112 12 -172h100l22 60Z" fill={roof} />
      <path d="M40 -122v-36l22-18 22 18v36Z" fill={wall} />
      <path d="M34 -154 62 -178l28 24" fill="none" stroke={roof} strokeWidth="7" strokeLinecap="round" />
      <Panes xs={[51]} ys={[-152]} w={22} h={26} glass={glass} bar={wall} className={className} />
      <Panes xs={[14, 84]} ys={[-92]} w={26} h={40} glass={glass} bar={wall} className={className} />
      <Door x={48} w={28} h={76} door={door} knob={wall} />
    </>
  )
}

/** A round tree, about 56 wide and 96 high. */
export function Tree() {
  return (
    <>
      <path
        d="M0 0v-60M0 -30l-12-14M0 -40l10-10"
        stroke="var(--pic-leaf-2)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cy="-68" r="28" fill="var(--pic-leaf)" />
      <circle cx="8" cy="-76" r="12" fill="var(--pic-leaf-2)" opacity="0.45" />
    </>
  )
}

/** A bicycle against the wall, 66 wide and 40 high. */
export function Bicycle({ colour }: { colour: string }) {
  return (
    <g fill="none" stroke={colour} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="15" cy="-14" r="12.5" />
      <circle cx="52" cy="-14" r="12.5" />
      <path d="M15 -14 25 -32h20l7 18M25 -32l8 18h-18M33 -14 45 -32M20 -36h10M45 -32l-2-8h-7" />
    </g>
  )
}
