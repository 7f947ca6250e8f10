import * as z from 'zod/mini'

const httpsAddress = z
  .string()
  .check(
    z.refine(
      (text) => URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol),
      'moet een webadres zijn.',
    ),
  )

/** The environment of this adapter. Messages are the part of a sentence that follows the variable's name. */
export const pdokConfig = z.object({
  /** Locatieserver, without the name of a call. */
  PDOK_LOCATION_URL: z._default(httpsAddress, 'https://api.pdok.nl/bzk/locatieserver/search/v3_1'),
  /** BAG as OGC API features. */
  PDOK_BAG_URL: z._default(httpsAddress, 'https://api.pdok.nl/kadaster/bag/ogc/v2'),
})

export interface PdokSettings {
  locationUrl: string
  bagUrl: string
  /** Milliseconds for one request, its answer included. */
  timeout: number
}
