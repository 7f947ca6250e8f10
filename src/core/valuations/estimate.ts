import * as z from 'zod/mini'

/** An estimate of the value of a home by a model. Amounts are cents. */
export const estimateSchema = z.object({
  address: z.string(),
  valueInCents: z.int().check(z.positive()),
  lowInCents: z.int().check(z.positive()),
  highInCents: z.int().check(z.positive()),
  /** The day for which the estimate holds. */
  valuedOn: z.iso.date(),
  /** The source: whose model it is. */
  source: z.string(),
  /** The facts that the estimate is based on, in words: surface, construction year. */
  basis: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Whether the figures are examples of a demonstration. */
  isExample: z.boolean(),
})
export type Estimate = z.infer<typeof estimateSchema>

export const exampleEstimate: Estimate = {
  address: 'Voorbeeldlaan 10, 3821 BT Amersfoort',
  valueInCents: 42_500_000,
  lowInCents: 39_900_000,
  highInCents: 45_000_000,
  valuedOn: '2026-11-24',
  source: 'Voorbeeldmodel',
  basis: [{ label: 'Woonoppervlakte', value: '124 m²' }],
  isExample: true,
}
