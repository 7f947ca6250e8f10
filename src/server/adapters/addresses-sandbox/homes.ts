import type { FoundAddress, HomeFacts } from '../../ports/addresses.ts'

/** A postcode of the demonstration: all its numbers lie in one street, and one of them has fixed additions and facts. */
export interface DemoStreet {
  streetName: string
  lat: number
  lon: number
  houseNumber: number
  additions: FoundAddress['additions']
  /** Homes with this house number that stand in another street or city, by their addition. */
  elsewhere?: Readonly<
    Record<
      string,
      Pick<FoundAddress, 'streetName' | 'city' | 'municipalityId' | 'municipality' | 'lat' | 'lon'>
    >
  >
  facts: HomeFacts
}

export const demoStreets: Readonly<Record<string, DemoStreet>> = {
  '3821BT': {
    streetName: 'Voorbeeldlaan',
    lat: 52.1561,
    lon: 5.3878,
    houseNumber: 10,
    additions: [],
    facts: { constructionYear: 1978, livingAreaSize: 124 },
  },
  '1012JS': {
    streetName: 'Voorbeeldplein',
    lat: 52.3731,
    lon: 4.8926,
    houseNumber: 1,
    additions: ['A', 'B', '2-hoog'],
    facts: { constructionYear: 1904, livingAreaSize: 68 },
  },
  '9711LM': {
    streetName: 'Voorbeeldkade',
    lat: 53.2169,
    lon: 6.5741,
    houseNumber: 25,
    additions: [],
    facts: { constructionYear: 1932, livingAreaSize: 141 },
  },
  '2513AA': {
    streetName: 'Voorbeeldhof',
    lat: 52.0799,
    lon: 4.3067,
    houseNumber: 7,
    additions: [],
    facts: { constructionYear: 1965, livingAreaSize: 92 },
  },
  '1222AB': {
    streetName: 'Voorbeeldse Heiweg',
    lat: 52.25,
    lon: 5.17,
    houseNumber: 8,
    additions: ['A', 'B', 'GB4'],
    elsewhere: {
      B: {
        streetName: 'Voorbeeldse Zijweg',
        city: 'Hilversum',
        municipalityId: 'GM0402',
        municipality: 'Hilversum',
        lat: 52.25,
        lon: 5.17,
      },
      GB4: {
        streetName: 'Voorbeeldse Heiweg',
        city: 'Bussum',
        municipalityId: 'GM1942',
        municipality: 'Gooise Meren',
        lat: 52.28,
        lon: 5.16,
      },
    },
    facts: { constructionYear: 1955, livingAreaSize: 88 },
  },
  '8723CG': {
    streetName: 'Voorbeeldpark',
    lat: 52.91,
    lon: 5.45,
    houseNumber: 1,
    additions: Array.from({ length: 250 }, (_, at) => `${at + 1}`),
    facts: { constructionYear: 1998, livingAreaSize: 60 },
  },
  '6811AA': {
    streetName: 'Voorbeeldkade/Havenweg',
    lat: 51.98,
    lon: 5.91,
    houseNumber: 4,
    additions: [],
    facts: { constructionYear: 1936, livingAreaSize: 110 },
  },
}

/** A postcode that does not exist, to try what happens when an address is not found. */
export const unknownPostcode = '9999ZZ'
