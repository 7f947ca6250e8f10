import type { ServerResponse } from 'node:http'
import { listenHere, type StandIn, type StandInOptions, standInOptions } from '../../ports/stand-in.ts'

/** A stand-in for PDOK on this machine, which knows the homes of the demonstration. */
export interface PdokStandIn extends StandIn {
  locationUrl: string
  bagUrl: string
  /** Paths with their queries, in order of arrival. */
  asked: string[]
  instead: { status: number; body: string } | undefined
  spoil: ((answer: unknown) => unknown) | undefined
}

interface Home {
  huisletter?: string
  huisnummertoevoeging?: string
}

/** Municipalities of cities that have another name than their municipality. */
const municipalities: Record<string, string> = { Musselkanaal: 'Stadskanaal', Bussum: 'Gooise Meren' }

const doc = (
  place: readonly [
    straat: string,
    nummer: number,
    postcode: string,
    plaats: string,
    code: string,
    point: string,
  ],
  home: Home,
  index: number,
) => {
  const [straatnaam, huisnummer, postcode, woonplaatsnaam, gemeentecode, centroide_ll] = place
  const id = `${gemeentecode}0100000${String(huisnummer).padStart(3, '0')}${String(index).padStart(2, '0')}`
  return {
    id: `adr-${index}`,
    type: 'adres',
    bron: 'BAG',
    straatnaam,
    huisnummer,
    ...home,
    postcode,
    woonplaatsnaam,
    gemeentenaam: municipalities[woonplaatsnaam] ?? woonplaatsnaam,
    gemeentecode,
    adresseerbaarobject_id: id,
    centroide_ll,
    score: 9.5,
  }
}

const docs = [
  doc(['Voorbeeldlaan', 10, '3821BT', 'Amersfoort', '0307', 'POINT(5.3878 52.1561)'], {}, 0),
  // The register's search is loose and also finds number 101, which the adapter must leave out.
  doc(['Voorbeeldlaan', 101, '3821BT', 'Amersfoort', '0307', 'POINT(5.3879 52.1562)'], {}, 1),
  ...[
    {},
    { huisletter: 'B' },
    { huisletter: 'A' },
    { huisnummertoevoeging: '2-hoog' },
    { huisletter: 'A' },
  ].map((home, index) =>
    doc(['Voorbeeldplein', 1, '1012JS', 'Amsterdam', '0363', 'POINT(4.8926 52.3731)'], home, index),
  ),
  ...[
    { huisletter: 'a' },
    { huisletter: 'A' },
    { huisletter: 'A', huisnummertoevoeging: '2' },
    { huisnummertoevoeging: 'A2' },
  ].map((home, index) =>
    doc(['Voorbeeldplein', 2, '1012JT', 'Amsterdam', '0363', 'POINT(4.8927 52.3732)'], home, index),
  ),
  doc(['Marktstraat', 3, '9581AA', 'Musselkanaal', '0037', 'POINT(7.0186 52.9337)'], {}, 7),
  // One postcode and number in two cities and two streets.
  doc(['Voorbeeldse Heiweg', 8, '1222AB', 'Hilversum', '0402', 'POINT(5.17 52.25)'], { huisletter: 'A' }, 8),
  doc(['Voorbeeldse Zijweg', 8, '1222AB', 'Hilversum', '0402', 'POINT(5.17 52.25)'], { huisletter: 'B' }, 9),
  doc(
    ['Voorbeeldse Heiweg', 8, '1222AB', 'Bussum', '1942', 'POINT(5.16 52.28)'],
    { huisnummertoevoeging: 'GB4' },
    10,
  ),
  // More homes at one number than fit on a page of the register.
  ...[{}, ...Array.from({ length: 250 }, (_, at) => ({ huisnummertoevoeging: `${at + 1}` }))].map(
    (home, index) => doc(['Voorbeeldpark', 1, '8723CG', 'Koudum', '1900', 'POINT(5.45 52.91)'], home, index),
  ),
  doc(['Voorbeeldkade/Havenweg', 4, '6811AA', 'Arnhem', '0202', 'POINT(5.91 51.98)'], {}, 11),
  doc(['Mr.Th.Voorbeeldstraat', 6, '6811AA', 'Arnhem', '0202', 'POINT(5.91 51.98)'], {}, 12),
]

const reply = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

const addressesAt = (port: number) => ({
  locationUrl: `http://127.0.0.1:${port}/search/v3_1`,
  bagUrl: `http://127.0.0.1:${port}/bag/ogc/v2`,
})

export const settingsAt = (port: number): Record<string, string> => {
  const { locationUrl, bagUrl } = addressesAt(port)
  return { PDOK_LOCATION_URL: locationUrl, PDOK_BAG_URL: bagUrl }
}

export const standIn = async (given?: Partial<StandInOptions>): Promise<PdokStandIn> => {
  const { port, close } = await listenHere((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    desk.asked.push(url.pathname + url.search)
    const answer = desk.instead ? undefined : answerTo(url)
    if (desk.instead) reply(response, desk.instead.status, desk.instead.body)
    else reply(response, 200, JSON.stringify(desk.spoil ? desk.spoil(answer) : answer))
  }, standInOptions(given).port)
  const desk: PdokStandIn = {
    ...addressesAt(port),
    settings: settingsAt(port),
    asked: [],
    instead: undefined,
    spoil: undefined,
    close,
  }
  return desk
}

const answerTo = (url: URL): unknown => {
  if (url.pathname.endsWith('/free')) {
    const filters = url.searchParams.getAll('fq')
    const found = docs.filter((one) => filters.includes(`postcode:${one.postcode}`))
    const [start = 0, rows = 10] = ['start', 'rows'].map((name) => {
      const given = url.searchParams.get(name)
      return given === null ? undefined : Number(given)
    })
    const page = found.slice(start, start + Math.min(rows, 100))
    return { response: { numFound: found.length, start, maxScore: 9.5, numFoundExact: true, docs: page } }
  }
  if (url.pathname.endsWith('/verblijfsobject/items')) {
    const identificatie = url.searchParams.get('identificatie')
    const size = identificatie === docs[0]?.adresseerbaarobject_id ? 124 : 68
    // The link has a host that does not exist: the adapter must not follow it.
    const href = 'http://127.0.0.1:9/collections/pand/items/9f3c-11'
    return {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { identificatie, oppervlakte: size, gebruiksdoel: 'woonfunctie', 'pand.href': [href] },
        },
      ],
    }
  }
  return { type: 'Feature', properties: { identificatie: '0307100000123456', bouwjaar: 1978 } }
}
