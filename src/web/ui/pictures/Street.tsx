import {
  At,
  BellGable,
  Bicycle,
  LowHouse,
  NeckGable,
  Picture,
  PointedHouse,
  StepGable,
  Tree,
} from './parts.tsx'

const canal = { wall: 'var(--pic-canal)', glass: 'var(--pic-glass-1)', door: 'var(--pic-door)' }
const brick = { wall: 'var(--pic-brick)', glass: 'var(--pic-glass-2)', door: 'var(--pic-roof)' }
const plaster = { wall: 'var(--pic-plaster)', glass: 'var(--pic-glass-3)', door: 'var(--pic-brick)' }
const night = { wall: 'var(--pic-night)', glass: 'var(--pic-glass-4)', door: 'var(--pic-canal)' }

/** The hero: a street along a canal. It stands on the bottom edge of its picture. */
export function StreetPicture() {
  return (
    <Picture width={640} height={400}>
      <circle cx="536" cy="112" r="62" fill="var(--pic-sun)" />
      <At x={8} y={400}>
        <StepGable {...canal} />
      </At>
      <At x={144} y={400}>
        <BellGable {...brick} />
      </At>
      <At x={296} y={400}>
        <PointedHouse {...plaster} roof="var(--pic-roof)" />
      </At>
      <At x={424} y={400}>
        <NeckGable {...night} />
      </At>
      <At x={552} y={400} scale={0.62}>
        <LowHouse {...plaster} door="var(--pic-canal)" roof="var(--pic-brick)" />
      </At>
      <At x={306} y={398} scale={0.86}>
        <Bicycle colour="var(--pic-roof)" />
      </At>
      <At x={546} y={400} scale={0.8}>
        <Tree />
      </At>
    </Picture>
  )
}

const far = { wall: 'var(--eve-far)', glass: 'var(--eve-pane)', door: 'var(--eve-pane)' }
const near = { wall: 'var(--eve-near)', glass: 'var(--eve-pane)', door: 'var(--eve-pane)' }
const lit = { wall: 'var(--eve-lit)', glass: 'var(--pic-lamp)', door: 'var(--eve-sky)', className: 'lamp' }

/** The confirmation: evening falls, and the windows of one house light up. */
export function LitStreetPicture() {
  return (
    <Picture width={640} height={300}>
      <rect width="640" height="300" fill="var(--eve-sky)" />
      <g fill="var(--pic-trim)" opacity="0.7">
        <circle cx="70" cy="42" r="2.5" />
        <circle cx="168" cy="24" r="1.8" />
        <circle cx="246" cy="56" r="2" />
        <circle cx="452" cy="34" r="2.5" />
        <circle cx="588" cy="62" r="2" />
      </g>
      <path d="M536 30a26 26 0 1 0 24 42 32 32 0 0 1-24-42Z" fill="var(--pic-lamp)" />
      <At x={18} y={276} scale={0.72}>
        <PointedHouse {...far} roof="var(--eve-near)" />
      </At>
      <At x={118} y={276} scale={0.76}>
        <StepGable {...near} />
      </At>
      <At x={228} y={276} scale={0.76}>
        <NeckGable {...far} />
      </At>
      <At x={322} y={276} scale={0.72}>
        <BellGable {...lit} />
      </At>
      <At x={432} y={276} scale={0.74}>
        <LowHouse {...near} roof="var(--eve-far)" />
      </At>
      <At x={534} y={276} scale={0.72}>
        <StepGable {...far} />
      </At>
      <rect y="276" width="640" height="24" fill="var(--eve-water)" />
      <g className="lamp" stroke="var(--pic-lamp)" strokeWidth="3" strokeLinecap="round" opacity="0.7">
        <path d="M344 284h60M356 292h34" />
      </g>
    </Picture>
  )
}
