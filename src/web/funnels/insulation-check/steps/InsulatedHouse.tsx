import type { Measure } from '../../../../core/rules/insulation-codes.ts'

const words: Readonly<Record<Measure, string>> = {
  cavity_wall_insulation: 'de spouwmuur',
  floor_insulation: 'de vloer',
  roof_insulation: 'het dak',
  glass_insolation_compliment: 'het glas',
}

/** Paths of the layer of each measure in the cross-section of the house. */
const layers: Readonly<Record<Measure, string>> = {
  cavity_wall_insulation: 'M66 96v78M194 96v78',
  floor_insulation: 'M60 180h140',
  roof_insulation: 'M58 92 130 32l72 60',
  glass_insolation_compliment: 'M90 112h30v28H90ZM140 112h30v28h-30Z',
}

/** A cross-section of a house in which the chosen measures are highlighted. Its label says the same in words. */
export function InsulatedHouse({ lit }: { lit: readonly Measure[] }) {
  const label =
    lit.length === 0
      ? 'Tekening van een huis.'
      : `Tekening van een huis. Dit kan geïsoleerd worden: ${lit.map((part) => words[part]).join(', ')}.`
  return (
    <svg className="check-house" viewBox="0 0 260 206" role="img" aria-label={label}>
      <path className="check-ground" d="M8 188h244v10H8Z" />
      <path className="check-wall" d="M56 92h148v94H56Z" />
      <path className="check-roof" d="M40 96 130 20l90 76" />
      <path className="check-pane" d="M90 112h30v28H90ZM140 112h30v28h-30Z" />
      <path className="check-pane" d="M118 186v-34h24v34Z" />
      {(Object.keys(layers) as Measure[]).map((part) => (
        <path key={part} className={lit.includes(part) ? 'check-lit' : 'check-unlit'} d={layers[part]} />
      ))}
    </svg>
  )
}
