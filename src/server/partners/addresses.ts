import { addressesSandbox } from '../adapters/addresses-sandbox/addresses-sandbox-adapter.ts'
import { pdok } from '../adapters/pdok/pdok-adapter.ts'
import { pdokConfig } from '../adapters/pdok/pdok-config.ts'
import { addressesGuards } from '../ports/addresses.ts'
import { cachedAddresses } from '../ports/cached-addresses.ts'
import { requestTimeoutMs } from '../ports/resilience.ts'
import { adapter, partner } from './partner.ts'

export const addresses = partner('addresses', addressesGuards, {
  label: 'Adressen',
  about: 'Zoekt een adres op bij postcode en huisnummer, en het bouwjaar en de oppervlakte van een huis.',
  onThePhone: {
    down: 'Adressen opzoeken lukt nu even niet. Je kunt je straat en plaats zelf typen.',
    slow: 'Adressen opzoeken duurt nu langer. Je kunt je straat en plaats ook zelf typen.',
  },
  purpose: 'address by postcode and house number; build year and surface of a home',
  variable: 'ADDRESSES',
  sandbox: adapter('addresses-sandbox', {}, addressesSandbox),
  adapters: {
    pdok: adapter(
      'pdok',
      pdokConfig,
      ({ PDOK_LOCATION_URL, PDOK_BAG_URL }) =>
        pdok({ locationUrl: PDOK_LOCATION_URL, bagUrl: PDOK_BAG_URL, timeout: requestTimeoutMs }),
      { needs: 'nothing: PDOK is open to all' },
    ),
  },
  cached: cachedAddresses,
  effectWhenOff: 'visitors then type street and city themselves',
  whenOff: 'Bezoekers typen hun straat en plaats dan zelf.',
})
