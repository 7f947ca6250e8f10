import { factInWords, factsInWords } from '../../core/home/home-words.ts'
import type { HomeFactName, KnownFact, KnownHome } from '../../core/kernel/known-home.ts'
import { insulated, roofTypes } from '../../core/rules/home-insulation-codes.ts'
import { houseTypes } from '../../core/rules/house-types.ts'

type Facts = KnownHome['facts']

/** The class of a part: drawn normally when it is known, otherwise as a dashed outline. */
const partClass = (known: unknown, className: string): string => (known ? className : 'house-open')

const factValue = (facts: Facts, name: HomeFactName) => facts[name]?.value

/** Walls of the neighbours, derived from the type of home. */
function Neighbours({ facts }: { facts: Facts }) {
  const type = factValue(facts, 'houseType')
  const left = 'M24 190V104h56'
  const right = 'M296 190V104h-56'
  if (type === houseTypes.attached) return <path className="house-line" d={left + right} />
  if (type === houseTypes.corner || type === houseTypes.semiDetached)
    return <path className="house-line" d={right} />
  // The other floors of the building.
  if (type === houseTypes.apartment)
    return <path className="house-line" d="M80 104V24h160v80M80 64h160M110 34h24v20h-24ZM186 34h24v20h-24Z" />
  return null
}

function Roof({ facts }: { facts: Facts }) {
  const type = factValue(facts, 'roofType')
  if (factValue(facts, 'houseType') === houseTypes.apartment && type === undefined) return null
  if (type === roofTypes.flat) return <path className="house-roof" d="M72 92h176v12H72Z" />
  if (type === roofTypes.combination)
    return <path className="house-roof" d="M72 104 128 44l56 60ZM184 92h64v12h-64Z" />
  return <path className={partClass(type, 'house-roof')} d="M68 104 160 34l92 70Z" />
}

/** Up to eight windows, one for each room. */
function Windows({ facts }: { facts: Facts }) {
  const rooms = factValue(facts, 'rooms')
  const count = typeof rooms === 'number' ? Math.min(8, rooms) : 4
  const places = [0, 1, 2, 3].flatMap((column) => [116, 156].map((y) => ({ x: 90 + column * 38, y })))
  // The door takes the last place of the lower row.
  const free = places.filter(({ x, y }) => !(x > 200 && y > 150)).slice(0, count)
  const hasGlass = isInsulated(facts, insulated.glass)
  return free.map(({ x, y }) => (
    <g key={`${x} ${y}`}>
      <path className={partClass(rooms, 'house-window')} d={`M${x} ${y}h22v24h-22Z`} />
      {hasGlass && <path className="house-warm" d={`M${x + 4} ${y + 4}h14v16h-14Z`} />}
    </g>
  ))
}

const isInsulated = (facts: Facts, ...codes: string[]): boolean => {
  const known = factValue(facts, 'insulation')
  return Array.isArray(known) && codes.some((code) => known.includes(code))
}

function Insulation({ facts }: { facts: Facts }) {
  const lines: [readonly string[], string][] = [
    [[insulated.cavityWall, insulated.facade], 'M86 110v74M234 110v74'],
    [[insulated.floor, insulated.bottom], 'M86 185h148'],
    [[insulated.roof, insulated.attic], 'M84 100h152'],
  ]
  return lines.map(([codes, d]) =>
    isInsulated(facts, ...codes) ? <path key={d} className="house-warm" d={d} /> : null,
  )
}

/** Facts that are written as a number in the drawing, with their position and text anchor. */
const signs = [
  ['woz', 8, 218, 'start'],
  ['livingAreaSize', 160, 218, 'middle'],
  ['plotAreaSize', 312, 218, 'end'],
  ['constructionYear', 160, 84, 'middle'],
] as const

const signOf = (name: HomeFactName, value: KnownFact['value']): string =>
  name === 'livingAreaSize' || name === 'plotAreaSize'
    ? `${value} m²`
    : factInWords(name, value).replace(/,00$/, '')

function NumberLabels({ facts }: { facts: Facts }) {
  return (
    <>
      {facts.constructionYear && <path className="house-plate" d="M136 68h48v22h-48Z" />}
      {signs.map(([name, x, y, anchor]) => {
        const fact = facts[name]
        return (
          fact && (
            <text key={name} className="house-word" x={x} y={y} textAnchor={anchor}>
              {signOf(name, fact.value)}
            </text>
          )
        )
      })}
    </>
  )
}

/** A drawing of a home that fills in as facts become known. Its label says the same in words. */
export function HouseDrawing({ facts }: { facts: Facts }) {
  const words = factsInWords(facts).map(({ label, value }) => `${label}: ${value}`)
  const label =
    words.length === 0
      ? 'Tekening van je woning: er is nog niets van bekend'
      : `Tekening van je woning. ${words.join('. ')}`
  return (
    <svg className="house" viewBox="0 0 320 224" role="img" aria-label={label}>
      <path className={partClass(facts.plotAreaSize, 'house-plot')} d="M8 190h304v12H8Z" />
      <Neighbours facts={facts} />
      <path className={partClass(facts.facade ?? facts.houseType, 'house-wall')} d="M80 104h160v86H80Z" />
      <Roof facts={facts} />
      <Windows facts={facts} />
      <path className={partClass(facts.constructionYear, 'house-door')} d="M204 152h26v38h-26Z" />
      <Insulation facts={facts} />
      <NumberLabels facts={facts} />
    </svg>
  )
}
