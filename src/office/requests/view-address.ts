import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { listViews } from '../../core/contract/request-views/request-views-calls.ts'
import type { requestChoices } from '../../core/contract/requests/requests-calls.ts'
import { type ListAddress, orderOf, periodChoices } from './request-filters.ts'
import { viewOf } from './views.ts'

export type SavedView = AnswerOf<typeof listViews>['items'][number]
type Choices = AnswerOf<typeof requestChoices>

/** The names of the address that a saved view keeps: not the page, nor what is open beside the list. */
const keptNames = ['weergave', 'stand', 'loket', 'soort', 'van', 'binnen', 'teken', 'volgorde'] as const

type Words = Readonly<Partial<Record<(typeof keptNames)[number], string | undefined>>>

/** Words without those that say nothing, in the order of the names. */
const filled = (words: Words): ListAddress =>
  Object.fromEntries(
    keptNames.flatMap((name) => {
      const word = words[name]
      return word ? [[name, word]] : []
    }),
  ) as ListAddress

/** The address of a saved view. */
export const addressOf = ({ filters }: Pick<SavedView, 'filters'>): ListAddress => filled(filters)

/**
 * What a view of the list at an address keeps: pile, filters, and the order where it is not that of the pile. What the list
 * passes over, such as a pile or a period that there is not, is left out, so that two addresses of one list keep the same.
 */
export const keptOf = (address: ListAddress): ListAddress => {
  const pile = viewOf(address.weergave)
  const order = orderOf(address)
  return filled({
    ...address,
    weergave: pile.word,
    binnen: periodChoices.find(({ value }) => value === address.binnen)?.value,
    volgorde: order === pile.asks.order ? undefined : order,
  })
}

/** Whether a list is narrowed to one partner, which no view keeps: what is down today is not so tomorrow. */
const isOfPartner = ({ partner }: ListAddress): boolean => partner !== undefined

/** Whether a list is more than one of the piles, so that there is something to save. */
export const isWorthSaving = (address: ListAddress): boolean =>
  !isOfPartner(address) && Object.keys(keptOf(address)).some((name) => name !== 'weergave')

/** What an address keeps as a query, without a question mark: the same for every address of one list. */
export const searchOf = (address: ListAddress): string =>
  new URLSearchParams(Object.entries(keptOf(address))).toString()

/** The saved view whose list an address shows; of several the first. */
export const savedAt = (views: readonly SavedView[], address: ListAddress): SavedView | undefined =>
  isOfPartner(address) ? undefined : views.find((view) => searchOf(addressOf(view)) === searchOf(address))

/** What an address asks for that is there no more, in a sentence each. */
export const goneOf = (address: ListAddress, known: Choices, ownId: string): string[] => {
  const { soort, loket, teken, van, partner } = address
  const isThere = {
    soort: known.kinds.some(({ kind }) => kind === soort),
    loket: known.desks.some(({ desk }) => desk === loket),
    teken: known.flags.some(({ flag }) => flag === teken),
    partner: known.partners.some((one) => one.partner === partner),
    van: ['mij', 'geen', ownId].includes(van ?? '') || known.colleagues.some(({ id }) => id === van),
  }
  return [
    ...(soort === undefined || isThere.soort ? [] : ['De soort waarop je filtert, bestaat niet meer.']),
    ...(loket === undefined || isThere.loket ? [] : ['Het loket waarop je filtert, bestaat niet meer.']),
    ...(teken === undefined || isThere.teken ? [] : ['Het teken waarop je filtert, bestaat niet meer.']),
    ...(partner === undefined || isThere.partner ? [] : ['De partner waarop je filtert, bestaat niet meer.']),
    ...(van === undefined || isThere.van ? [] : ['De collega op wie je filtert, doet geen aanvragen meer.']),
  ]
}
