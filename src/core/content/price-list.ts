import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, rich, sentences, shortText } from './parts.ts'

/** A list of prices. Amounts are placeholders such as `{price.klusservice_servicekosten_vanaf}`; their values are in settings. */
export const priceList = blockKind(
  'price_list',
  {
    anchor,
    title: shortText,
    intro: z.optional(sentences),
    rows: z
      .array(z.strictObject({ what: shortText, amount: shortText, note: z.optional(sentences) }))
      .check(z.minLength(1), z.maxLength(20)),
    after: z.optional(rich),
  },
  {
    anchor: 'kosten',
    title: 'Wat kost het?',
    intro: 'Je ziet de prijs voordat je boekt.',
    rows: [{ what: 'Servicekosten', amount: '{price.klusservice_servicekosten_vanaf}', note: 'Per bezoek' }],
    after: { html: '<p>Prijzen zijn inclusief btw.</p>' },
  },
)
