import * as z from 'zod/mini'

// What PDOK answers, as far as we read it.
// Locatieserver: https://api.pdok.nl/bzk/locatieserver/search/v3_1/ui/
// BAG: https://api.pdok.nl/kadaster/bag/ogc/v2/api

const word = z.string().check(z.minLength(1))

/** A point as PDOK writes it, longitude first: `POINT(5.3878 52.1561)`. */
const point = z.pipe(
  z.string().check(z.regex(/^POINT\(-?\d+(\.\d+)? -?\d+(\.\d+)?\)$/)),
  z.transform((text) => {
    const [lon = Number.NaN, lat = Number.NaN] = text.slice('POINT('.length, -1).split(' ').map(Number)
    return { lat, lon }
  }),
)

export const addressDoc = z.object({
  straatnaam: word,
  huisnummer: z.int(),
  huisletter: z.optional(z.string()),
  huisnummertoevoeging: z.optional(z.string()),
  postcode: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  woonplaatsnaam: word,
  gemeentenaam: word,
  gemeentecode: z.string().check(z.regex(/^\d{4}$/)),
  adresseerbaarobject_id: z.optional(z.string()),
  centroide_ll: point,
})
export type AddressDoc = z.infer<typeof addressDoc>

/** One page of a search; `numFound` is the number of results on all pages. */
export const freeAnswer = z.object({
  response: z.object({ docs: z.array(addressDoc), numFound: z.int() }),
})

/** Results for a postcode: one for each street or stretch of water in it. */
export const placesAnswer = z.object({
  response: z.object({ docs: z.array(z.object({ postcode: z.string(), centroide_ll: point })) }),
})

const hrefs = z.optional(z.nullable(z.union([z.string(), z.array(z.string())])))

export const residenceAnswer = z.object({
  features: z.array(
    z.object({
      properties: z.object({ oppervlakte: z.optional(z.nullable(z.number())), 'pand.href': hrefs }),
    }),
  ),
})

export const buildingAnswer = z.object({
  properties: z.object({ bouwjaar: z.optional(z.nullable(z.coerce.number())) }),
})
