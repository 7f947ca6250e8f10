import * as z from 'zod/mini'

const httpsAddress = z
  .string()
  .check(
    z.refine(
      (text) => URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol),
      'moet een webadres zijn.',
    ),
  )

export const pdokConfig = {
  PDOK_LOCATION_URL: {
    schema: z._default(httpsAddress, 'https://api.pdok.nl/bzk/locatieserver/search/v3_1'),
    meaning: 'Locatieserver, without the name of a call',
  },
  PDOK_BAG_URL: {
    schema: z._default(httpsAddress, 'https://api.pdok.nl/kadaster/bag/ogc/v2'),
    meaning: 'BAG as OGC API features',
  },
}

export interface PdokSettings {
  locationUrl: string
  bagUrl: string
  /** Milliseconds for one request, its answer included. */
  timeout: number
}
