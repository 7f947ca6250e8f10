import type { Addresses, FoundAddress, HomeFacts } from '../../ports/addresses.ts'
import { hash } from '../sandbox-kit/hash.ts'
import { cityOf, streets } from './cities.ts'
import { demoStreets, unknownPostcode } from './homes.ts'

/**
 * The sandbox of the land register: it knows the homes of the demonstration, and for any other postcode and number makes up a
 * home that could be there, always the same one. Only `9999 ZZ` does not exist.
 */
export const addressesSandbox = (): Addresses => ({
  async lookup(postcode, houseNumber, addition = '') {
    const found = find(postcode, houseNumber)
    const demo = demoStreets[postcode]
    return found && { ...found, ...(demo?.houseNumber === houseNumber && demo.elsewhere?.[addition]) }
  },
  async facts(postcode, houseNumber, addition) {
    return find(postcode, houseNumber) && factsOf(postcode, houseNumber, addition)
  },
  async locate(postcode) {
    const home = find(postcode, demoStreets[postcode]?.houseNumber ?? 1)
    return home && { lat: home.lat, lon: home.lon }
  },
})

const find = (postcode: string, houseNumber: number): FoundAddress | undefined => {
  if (postcode === unknownPostcode || !/^[1-9]\d{3}[A-Z]{2}$/.test(postcode)) return undefined
  const { city, code, municipality, lat, lon } = cityOf(Number(postcode.slice(0, 4)))
  const demo = demoStreets[postcode]
  const street = demo ?? { streetName: pick(streets, postcode), ...near({ lat, lon }, postcode) }
  const away = demo?.houseNumber === houseNumber ? 0 : spread(`${houseNumber}`) * 0.001
  return {
    postcode,
    houseNumber,
    streetName: street.streetName,
    city,
    lat: round(street.lat + away),
    lon: round(street.lon + away),
    municipalityId: `GM${code}`,
    municipality,
    additions: demo?.houseNumber === houseNumber ? [...demo.additions] : [],
  }
}

const factsOf = (postcode: string, houseNumber: number, addition: string): HomeFacts => {
  const demo = demoStreets[postcode]
  if (demo?.houseNumber === houseNumber) return demo.facts
  return {
    // All homes of a postcode have the same year, as if the street was built in one year; their sizes differ.
    constructionYear: 1900 + (hash(`year ${postcode}`) % 120),
    livingAreaSize: 60 + (hash(`size ${postcode} ${houseNumber} ${addition}`) % 120),
  }
}

const near = (centre: { lat: number; lon: number }, seed: string) => ({
  lat: centre.lat + spread(`north ${seed}`) * 0.018,
  lon: centre.lon + spread(`east ${seed}`) * 0.029,
})

const pick = (from: readonly string[], seed: string): string => from[hash(seed) % from.length] ?? seed

/** A number from -1 to 1 that follows from the seed. */
const spread = (seed: string): number => (hash(seed) % 2001) / 1000 - 1

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
