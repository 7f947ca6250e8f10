import { createServer, type ServerResponse } from 'node:http'

/** PDOK on this machine, with the homes of the demonstration. */
export interface PdokStandIn {
  locationUrl: string
  bagUrl: string
  /** Paths with their queries, in order of arrival. */
  asked: string[]
  /** Answers this instead, when it is set. */
  instead: { status: number; body: string } | undefined
  close(): Promise<void>
}

interface Home {
  huisletter?: string
  huisnummertoevoeging?: string
}

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
    gemeentenaam: woonplaatsnaam,
    gemeentecode,
    adresseerbaarobject_id: id,
    centroide_ll,
    score: 9.5,
  }
}

const docs = [
  doc(['Voorbeeldlaan', 10, '3821BT', 'Amersfoort', '0307', 'POINT(5.3878 52.1561)'], {}, 0),
  // What a loose search also finds, and what must be left out.
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
]

const reply = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

/** Starts the stand-in on this port of this machine, or on a free one, for tests and measurements. */
export const pdokStandIn = async (on = 0): Promise<PdokStandIn> => {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    desk.asked.push(url.pathname + url.search)
    if (desk.instead) reply(response, desk.instead.status, desk.instead.body)
    else reply(response, 200, JSON.stringify(answerTo(url)))
  })
  await new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const desk: PdokStandIn = {
    locationUrl: `${origin}/search/v3_1`,
    bagUrl: `${origin}/bag/ogc/v2`,
    asked: [],
    instead: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return desk
}

const answerTo = (url: URL): unknown => {
  if (url.pathname.endsWith('/free')) {
    const filters = url.searchParams.getAll('fq')
    const found = docs.filter((one) => filters.includes(`postcode:${one.postcode}`))
    return { response: { numFound: found.length, start: 0, maxScore: 9.5, numFoundExact: true, docs: found } }
  }
  if (url.pathname.endsWith('/verblijfsobject/items')) {
    const identificatie = url.searchParams.get('identificatie')
    const size = identificatie === docs[0]?.adresseerbaarobject_id ? 124 : 68
    // The host of a link is not to be trusted.
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
