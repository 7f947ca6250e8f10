import { pagePaths } from '../icons/page-paths.ts'
import { At, BellGable, Panes, Picture, PointedHouse, StepGable, Tree } from './parts.tsx'

const plaster = { wall: 'var(--pic-plaster)', glass: 'var(--pic-glass-3)', door: 'var(--pic-brick)' }
const canal = { wall: 'var(--pic-canal)', glass: 'var(--pic-glass-1)', door: 'var(--pic-door)' }
const ground = 'M0 272h360v28H0Z'

/** Klusservice: a house with a ladder, a paint pot and somebody's tools. */
export function HandymanPicture() {
  return (
    <Picture width={360} height={300} quay>
      <path d={ground} fill="var(--pic-water)" />
      <At x={112} y={272}>
        <PointedHouse {...plaster} roof="var(--pic-roof)" />
      </At>
      <g stroke="var(--pic-brick)" strokeWidth="6" strokeLinecap="round" fill="none">
        <path d="m262 270-38-172M292 264l-38-172" />
        <path d="m233 134 29-6M242 172l29-6M250 210l29-6M258 246l29-6" strokeWidth="5" />
      </g>
      <path d="M40 272v-34h52v34Z" fill="var(--pic-canal)" />
      <path
        d="M54 238v-10h24v10"
        fill="none"
        stroke="var(--pic-canal)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M40 252h52" stroke="var(--pic-door)" strokeWidth="5" />
      <g transform="translate(20 152) scale(3.4)" fill="var(--pic-night)">
        <path d={pagePaths.wrench} />
      </g>
      <path d="M308 272v-28h34v28Z" fill="var(--pic-door)" />
      <path d="M306 244h38" stroke="var(--pic-roof)" strokeWidth="5" strokeLinecap="round" />
      <path d="M310 244c2-20 28-20 30 0" fill="none" stroke="var(--pic-roof)" strokeWidth="3" />
    </Picture>
  )
}

/** Keuring: a house under a magnifier. */
export function InspectionPicture() {
  return (
    <Picture width={360} height={300} quay>
      <path d={ground} fill="var(--pic-water)" />
      <At x={52} y={272} scale={0.86}>
        <StepGable {...canal} />
      </At>
      <At x={170} y={272} scale={0.9}>
        <PointedHouse {...plaster} roof="var(--pic-roof)" />
      </At>
      <path d="m286 218 46 48" stroke="var(--pic-brick)" strokeWidth="18" strokeLinecap="round" />
      <circle cx="240" cy="166" r="62" fill="var(--pic-trim)" opacity="0.82" />
      <circle cx="240" cy="166" r="62" fill="none" stroke="var(--pic-brick)" strokeWidth="11" />
      <path
        d="m214 168 18 18 36-40"
        fill="none"
        stroke="var(--pic-leaf)"
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  )
}

/** Isolatie: a house cut open, with its layers. */
export function InsulationPicture() {
  const wool = 'M0 0q5-7 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0'
  return (
    <Picture width={360} height={300} quay>
      <path d={ground} fill="var(--pic-water)" />
      <path d="M70 272V132L180 34l110 98v140Z" fill="var(--pic-brick)" />
      <path d="M84 272V138l96-86 96 86v134Z" fill="var(--pic-door)" />
      <path d="M102 256V146l78-70 78 70v110Z" fill="var(--pic-trim)" />
      <g fill="none" stroke="var(--pic-brick)" strokeWidth="3" strokeLinecap="round">
        <At x={115} y={264}>
          <path d={wool} />
        </At>
        <path d="M93 246q-6-6 0-12t0-12 0-12 0-12 0-12 0-12 0-12M267 246q6-6 0-12t0-12 0-12 0-12 0-12 0-12 0-12" />
        <path d="m100 138q8 0 8-8t9-8 9-9 9-8 9-8 9-8 9-9 9-8M260 138q-8 0-8-8t-9-8-9-9-9-8-9-8-9-8-9-9-9-8" />
      </g>
      <path d="M102 194h156" stroke="var(--pic-brick)" strokeWidth="8" />
      <path d="M134 256v-38a15 15 0 0 1 30 0v38Z" fill="var(--pic-canal)" />
      <Panes xs={[190]} ys={[210]} w={44} h={30} glass="var(--pic-glass-4)" bar="var(--pic-canal)" />
      <path
        d="M180 178c-14-8-22-16-22-26a12 12 0 0 1 22-6 12 12 0 0 1 22 6c0 10-8 18-22 26Z"
        fill="var(--pic-brick)"
      />
      <path
        d="M52 136 180 22l128 114"
        fill="none"
        stroke="var(--pic-roof)"
        strokeWidth="14"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <At x={326} y={272} scale={0.8}>
        <Tree />
      </At>
    </Picture>
  )
}

/** VvE: a block of flats with balconies. */
export function ApartmentsPicture() {
  const floors = [64, 116, 168]
  return (
    <Picture width={360} height={300} quay>
      <path d={ground} fill="var(--pic-water)" />
      <path d="M62 272V48h236v224Z" fill="var(--pic-canal)" />
      <path d="M52 36h256v16H52Z" fill="var(--pic-roof)" />
      <Panes
        xs={[82, 160, 238]}
        ys={floors}
        w={40}
        h={34}
        glass="var(--pic-glass-1)"
        bar="var(--pic-canal)"
      />
      <g fill="var(--pic-brick)">
        {floors.map((y) => (
          <path key={y} d={`M76 ${y + 22}h52v16H76ZM232 ${y + 22}h52v16h-52Z`} />
        ))}
      </g>
      <Panes xs={[82, 238]} ys={[220]} w={40} h={34} glass="var(--pic-glass-1)" bar="var(--pic-canal)" />
      <path d="M148 272v-52h64v52Z" fill="var(--pic-door)" />
      <path d="M180 272v-52" stroke="var(--pic-canal)" strokeWidth="3" />
      <path d="M140 214h80" stroke="var(--pic-roof)" strokeWidth="7" strokeLinecap="round" />
      <At x={34} y={272} scale={0.8}>
        <Tree />
      </At>
      <At x={330} y={272} scale={1}>
        <Tree />
      </At>
    </Picture>
  )
}

/** 404: a house that is not where it should be. */
export function LostHousePicture() {
  return (
    <Picture width={360} height={300} quay>
      <path d={ground} fill="var(--pic-water)" />
      <At x={18} y={272} scale={0.74}>
        <StepGable {...canal} />
      </At>
      <path
        d="M136 272v-170a14 14 0 0 1 14-14h66a14 14 0 0 1 14 14v170"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="4"
        strokeDasharray="9 9"
        strokeLinecap="round"
      />
      <path
        d="M166 164a17 17 0 1 1 25 15c-6 4-8 7-8 15M183 212h.1"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <At x={248} y={272} scale={0.68}>
        <BellGable wall="var(--pic-brick)" glass="var(--pic-glass-2)" door="var(--pic-roof)" />
      </At>
    </Picture>
  )
}

/** 500: a street lamp that went out. */
export function BrokenLampPicture() {
  return (
    <Picture width={360} height={300} quay>
      <path d={ground} fill="var(--pic-water)" />
      <At x={30} y={272} scale={0.84}>
        <PointedHouse {...plaster} roof="var(--pic-roof)" />
      </At>
      <g fill="none" stroke="var(--pic-night)" strokeWidth="9" strokeLinecap="round">
        <path d="M236 272V92c0-34 54-34 54 0v8" />
        <path d="M216 272h40" strokeWidth="12" />
      </g>
      <path d="M266 104h48l-8 40h-32Z" fill="var(--pic-night)" />
      <path d="M278 152h24a12 12 0 0 1-24 0Z" fill="var(--pic-plaster)" />
      <g stroke="var(--pic-brick)" strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="m254 178-10 12M290 184v16M326 178l10 12" strokeDasharray="1 10" />
        <path d="m282 118 8 8-8 6 8 8" stroke="var(--pic-door)" strokeWidth="4" strokeLinejoin="round" />
      </g>
    </Picture>
  )
}
