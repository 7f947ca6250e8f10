import type * as z from 'zod/mini'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Addresses, FoundAddress, HomeFacts } from '../../ports/addresses.ts'
import { readAnswer } from '../../ports/answer.ts'
import { exchange } from '../../ports/exchange.ts'
import type { PdokSettings } from './pdok-config.ts'
import { type AddressDoc, buildingAnswer, freeAnswer, placesAnswer, residenceAnswer } from './wire.ts'

/** The land register: PDOK's Locatieserver for addresses, and the BAG for facts about homes. Neither needs a key. */
export const pdok = (settings: PdokSettings): Addresses => ({
  async lookup(postcode, houseNumber, addition = '') {
    return toAddress(await findDocs(settings, postcode, houseNumber), addition)
  },
  async facts(postcode, houseNumber, addition) {
    const docs = await findDocs(settings, postcode, houseNumber)
    const id = homeOf(docs, addition)?.adresseerbaarobject_id
    return id ? findFacts(settings, id) : undefined
  },
  async locate(postcode) {
    const filters = ['type:postcode', `postcode:${postcode}`]
    const { response } = await ask(settings, freeSearch(settings, filters), placesAnswer)
    return response.docs.find((doc) => doc.postcode === postcode)?.centroide_ll
  },
})

const findDocs = async (
  settings: PdokSettings,
  postcode: string,
  houseNumber: number,
): Promise<AddressDoc[]> => {
  const filters = ['type:adres', `postcode:${postcode}`, `huisnummer:${houseNumber}`]
  const pageFrom = async (start: number) =>
    (await ask(settings, freeSearch(settings, filters, start), freeAnswer)).response
  const { docs, numFound } = await pageFrom(0)
  const starts = Array.from({ length: mostPages }, (_, page) => page * rows).filter(
    (start) => start > 0 && start < numFound,
  )
  const others = await Promise.all(starts.map(pageFrom))
  return [docs, ...others.map((page) => page.docs)]
    .flat()
    .filter((doc) => doc.postcode === postcode && doc.huisnummer === houseNumber)
}

/** The number of addresses in one answer, the most that the register gives. */
const rows = 100
/** The number of pages that are read at most: no number has more than a thousand homes. */
const mostPages = 10

const freeSearch = ({ locationUrl }: PdokSettings, filters: readonly string[], start = 0): URL => {
  const url = new URL(`${locationUrl}/free`)
  for (const filter of filters) url.searchParams.append('fq', filter)
  url.searchParams.set('fl', '*')
  url.searchParams.set('rows', String(rows))
  url.searchParams.set('start', String(start))
  return url
}

/**
 * Makes an address of the documents of one postcode and number. A number with several homes has a document for each; they differ
 * in addition, and may differ in street and city.
 */
const toAddress = (docs: AddressDoc[], addition: string): FoundAddress | undefined => {
  // For an addition that was not chosen yet, any home gives the street.
  const doc = homeOf(docs, addition) ?? docs.find((one) => additionOf(one) === '') ?? docs[0]
  if (!doc) return undefined
  const additions = new Set(docs.map(additionOf).filter((addition) => addition !== ''))
  return {
    postcode: doc.postcode,
    houseNumber: doc.huisnummer,
    streetName: doc.straatnaam,
    city: doc.woonplaatsnaam,
    ...doc.centroide_ll,
    municipalityId: `GM${doc.gemeentecode}`,
    municipality: doc.gemeentenaam,
    additions: [...additions].sort(inReadingOrder.compare),
  }
}

const inReadingOrder = new Intl.Collator('nl-NL', { numeric: true })

/** The addition of a home, as people write it: letter `A` is `A`, addition `2` is `2`, both together are `A-2`. */
const additionOf = ({ huisletter, huisnummertoevoeging }: AddressDoc): string =>
  [huisletter, huisnummertoevoeging].filter(Boolean).join('-')

const plain = (addition: string): string => addition.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/**
 * Finds the home with an addition. An exact match comes first: `a` and `A`, or `A-2` and `A2`, are two homes where the register
 * has both. Otherwise the addition may be written differently, if only one home can be meant. Where several can, the result is
 * undefined, as their facts differ.
 */
const homeOf = (docs: AddressDoc[], addition: string): AddressDoc | undefined => {
  const exact = docs.find((doc) => additionOf(doc) === addition)
  if (exact) return exact
  const alike = docs.filter((doc) => plain(additionOf(doc)) === plain(addition))
  const meant = alike.length > 0 ? alike : docs
  return new Set(meant.map(additionOf)).size === 1 ? meant[0] : undefined
}

const findFacts = async (settings: PdokSettings, id: string): Promise<HomeFacts> => {
  const url = new URL(`${settings.bagUrl}/collections/verblijfsobject/items`)
  url.searchParams.set('identificatie', id)
  url.searchParams.set('f', 'json')
  const home = (await ask(settings, url, residenceAnswer)).features[0]?.properties
  const [building] = [home?.['pand.href'] ?? []].flat()
  return {
    constructionYear: building === undefined ? undefined : await findYear(settings, building),
    livingAreaSize: home?.oppervlakte && home.oppervlakte > 0 ? home.oppervlakte : undefined,
  }
}

/**
 * The construction year of the building at this link. Only the last part of the link is used: requests go to the configured
 * address, never to one that an answer names.
 */
const findYear = async (settings: PdokSettings, href: string): Promise<number | undefined> => {
  const id = /\/items\/([\w-]+)/.exec(href)?.[1]
  if (!id) return undefined
  const url = new URL(`${settings.bagUrl}/collections/pand/items/${id}?f=json`)
  const { bouwjaar } = (await ask(settings, url, buildingAnswer)).properties
  return bouwjaar && Number.isInteger(bouwjaar) && bouwjaar >= 1000 ? bouwjaar : undefined
}

const ask = async <T>({ timeout }: PdokSettings, url: URL, schema: z.ZodMiniType<T>): Promise<T> => {
  const { status, body } = await exchange({ partner: 'addresses', method: 'GET', url, timeout })
  if (status >= 400) throw new PartnerError('addresses', 'refused', new Error(`HTTP ${status}`))
  return readAnswer('addresses', schema, body)
}
