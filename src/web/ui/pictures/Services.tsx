import { pagePaths } from '../icons/page-paths.ts'
import { At, BellGable, LowHouse, NeckGable, Picture, PointedHouse, StepGable, Tree } from './parts.tsx'

const plaster = { wall: 'var(--pic-plaster)', glass: 'var(--pic-glass-3)', door: 'var(--pic-brick)' }
const canal = { wall: 'var(--pic-canal)', glass: 'var(--pic-glass-1)', door: 'var(--pic-door)' }
const brick = { wall: 'var(--pic-brick)', glass: 'var(--pic-glass-2)', door: 'var(--pic-roof)' }
const night = { wall: 'var(--pic-night)', glass: 'var(--pic-glass-4)', door: 'var(--pic-door)' }

function Water() {
  return <path d="M0 272h360v28H0Z" fill="var(--pic-water)" />
}

function Coins({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a coin is its place in the pile
      key={at}
      x={at % 2 === 0 ? 0 : 4}
      y={-14 * (at + 1)}
      width="46"
      height="12"
      rx="6"
      fill="var(--pic-door)"
    />
  ))
}

/** Hypotheek: a house, its key, and the money beside it. */
export function MortgagePicture() {
  return (
    <Picture width={360} height={300} quay>
      <Water />
      <At x={108} y={272}>
        <PointedHouse {...plaster} roof="var(--pic-roof)" />
      </At>
      <At x={30} y={272}>
        <Coins count={3} />
      </At>
      <At x={262} y={272}>
        <Coins count={5} />
      </At>
      <At x={308} y={272}>
        <Coins count={8} />
      </At>
      <g fill="none" stroke="var(--pic-brick)" strokeWidth="13" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="54" cy="92" r="22" />
        <path d="M54 116v84M54 196h22M54 172h16" />
      </g>
    </Picture>
  )
}

/** Verzekeringen: a house that stays dry. */
export function InsurancePicture() {
  return (
    <Picture width={360} height={300} quay>
      <Water />
      <g stroke="var(--pic-ripple)" strokeWidth="6" strokeLinecap="round">
        <path d="m40 40-8 24M96 18l-8 24M276 20l-8 24M330 46l-8 24M22 132l-8 24M346 136l-8 24M30 206l-8 24M338 208l-8 24" />
      </g>
      <At x={121} y={272} scale={1.06}>
        <LowHouse {...plaster} roof="var(--pic-roof)" />
      </At>
      <path
        d="M46 112C54 28 306 28 330 112c-24-15-48-15-71 0-24-15-47-15-71 0-24-15-48-15-71 0-24-15-47-15-71 0Z"
        fill="var(--pic-brick)"
      />
      <path
        d="M117 112c2-32 30-66 71-70 41 4 69 38 71 70-24-15-47-15-71 0-24-15-48-15-71 0Z"
        fill="var(--pic-door)"
      />
      <path d="M188 48V36" stroke="var(--pic-night)" strokeWidth="9" strokeLinecap="round" />
    </Picture>
  )
}

/** Juridisch: two neighbours in balance. */
export function LegalPicture() {
  return (
    <Picture width={360} height={300} quay>
      <Water />
      <At x={14} y={272} scale={0.64}>
        <StepGable {...canal} />
      </At>
      <At x={272} y={272} scale={0.64}>
        <NeckGable {...brick} />
      </At>
      <g fill="none" stroke="var(--pic-night)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M184 262V62" strokeWidth="11" />
        <path d="M146 268h76" strokeWidth="11" />
        <path d="M122 86h124" strokeWidth="9" />
        <path d="m128 90-24 66M128 90l24 66M240 90l-24 66M240 90l24 66" strokeWidth="4" />
      </g>
      <circle cx="184" cy="56" r="13" fill="var(--pic-door)" />
      <path d="M96 154h64a32 32 0 0 1-64 0Z" fill="var(--pic-brick)" />
      <path d="M208 154h64a32 32 0 0 1-64 0Z" fill="var(--pic-canal)" />
    </Picture>
  )
}

/** Koop en verkoop: a house with a board in the garden. */
export function SalePicture() {
  return (
    <Picture width={360} height={300} quay>
      <Water />
      <At x={40} y={272} scale={0.72}>
        <BellGable {...brick} />
      </At>
      <At x={140} y={272} scale={0.8}>
        <PointedHouse {...plaster} roof="var(--pic-roof)" />
      </At>
      <path d="M292 272V118" stroke="var(--pic-night)" strokeWidth="9" strokeLinecap="round" />
      <rect x="236" y="88" width="104" height="84" rx="8" fill="var(--pic-canal)" />
      <g
        transform="translate(255 97) scale(2.8)"
        fill="none"
        stroke="var(--pic-glass-1)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={pagePaths.euro} />
      </g>
      <At x={22} y={272} scale={0.8}>
        <Tree />
      </At>
    </Picture>
  )
}

/** Advies: somebody asks, somebody answers. */
export function AdvicePicture() {
  return (
    <Picture width={360} height={300} quay>
      <Water />
      <At x={50} y={272} scale={0.94}>
        <LowHouse {...plaster} roof="var(--pic-brick)" />
      </At>
      <At x={222} y={272} scale={0.6}>
        <NeckGable {...night} />
      </At>
      <path
        d="M48 22h112a14 14 0 0 1 14 14v42a14 14 0 0 1-14 14h-44l-24 20V92H48a14 14 0 0 1-14-14V36a14 14 0 0 1 14-14Z"
        fill="var(--pic-canal)"
      />
      <path
        d="M72 57h.1M104 57h.1M136 57h.1"
        stroke="var(--pic-glass-1)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path
        d="M224 6h86a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14h-22l-22 18V68h-42a14 14 0 0 1-14-14V20a14 14 0 0 1 14-14Z"
        fill="var(--pic-door)"
      />
      <path
        d="m244 38 16 15 30-31"
        fill="none"
        stroke="var(--pic-night)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <At x={332} y={272} scale={0.8}>
        <Tree />
      </At>
    </Picture>
  )
}

/** Contract en testament: a paper with a house's future on it, signed. */
export function ContractPicture() {
  return (
    <Picture width={360} height={300} quay>
      <Water />
      <At x={18} y={272} scale={0.6}>
        <StepGable {...canal} />
      </At>
      <path d="M118 272V44a8 8 0 0 1 8-8h104l42 42v194Z" fill="var(--pic-trim)" />
      <path d="M230 36v34a8 8 0 0 0 8 8h34Z" fill="var(--pic-ripple)" />
      <g stroke="var(--pic-ripple)" strokeWidth="9" strokeLinecap="round">
        <path d="M144 106h102M144 134h102M144 162h64" />
      </g>
      <path
        d="M144 226c14-28 26-28 22-6s10 12 18-2 14-6 14 4 12 4 22 2"
        fill="none"
        stroke="var(--pic-canal)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M118 272V44a8 8 0 0 1 8-8h104l42 42v194"
        fill="none"
        stroke="var(--pic-night)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="m232 222 72-108 24 16-72 108-28 14Z" fill="var(--pic-brick)" />
      <path d="m232 222 24 16-28 14Z" fill="var(--pic-door)" />
      <path d="m304 114 12-18 24 16-12 18Z" fill="var(--pic-night)" />
    </Picture>
  )
}
