import * as z from 'zod/mini'
import { estimateSchema, exampleEstimate } from './estimate.ts'

/** A sold home with which the value was compared. Its price is in cents. */
const saleSchema = z.object({
  /** Street and city without a number: whose home it was is nobody's business. */
  place: z.string(),
  soldOn: z.iso.date(),
  priceInCents: z.int().check(z.positive()),
  livingArea: z.int().check(z.positive()),
  constructionYear: z.int(),
})
export type ComparedSale = z.infer<typeof saleSchema>

/** An estimate of the value of a home, with the sales it was compared with. Amounts are cents. */
export const reportSchema = z.object({
  ...estimateSchema.shape,
  compared: z.array(saleSchema),
})
export type Report = z.infer<typeof reportSchema>

export const exampleReport: Report = {
  ...exampleEstimate,
  compared: [
    {
      place: 'Voorbeeldlaan, Amersfoort',
      soldOn: '2026-08-14',
      priceInCents: 41_900_000,
      livingArea: 121,
      constructionYear: 1977,
    },
  ],
}
