import * as z from 'zod/mini'
import {
  artAmounts,
  businessAmounts,
  type Cover,
  computerAmounts,
  externalCosts,
  filmAmounts,
  jewelleryAmounts,
  lawyerCosts,
  legalOwnRisks,
  outdoorAmounts,
  ownersInterests,
  ownRisks,
} from '../../core/insurance/cover.ts'

const isChosen = (meaning: string) => z.optional(z.boolean().check(z.describe(meaning)))
const oneOf = <const A extends number>(amounts: readonly A[], meaning: string) =>
  z.optional(z.literal([...amounts]).check(z.describe(meaning)))
const area = z.int().check(z.gte(1), z.lte(10_000), z.describe('In square metres.'))

const sustainableRepair = isChosen('Damage is repaired in a lasting way: the own risk is 50 euros lower.')

const building = z.object({
  sustainableRepair,
  outbuildingsSurface: z.optional(
    z.int().check(z.gte(0), z.lte(10_000), z.describe('In square metres; 25 are included.')),
  ),
  garage: z.optional(
    z.object({
      surface: area,
      rebuildsOver100000: z.boolean().check(z.describe('It costs more than 100,000 euros to build anew.')),
    }),
  ),
})

const contents = z.object({
  sustainableRepair,
  ownersInterest: oneOf(ownersInterests, 'What an owner put into an apartment, in euros.'),
  glass: isChosen('Panes of windows and doors.'),
  outdoor: oneOf(outdoorAmounts, 'What is taken along outside the home, in euros.'),
  jewellery: oneOf(jewelleryAmounts, 'Jewellery, all over the world, in euros.'),
  computer: oneOf(computerAmounts, 'Computers and audio beyond the standard, in euros.'),
  film: oneOf(filmAmounts, 'Photo and film beyond the standard, in euros.'),
  antique: oneOf(artAmounts, 'Art and antiques beyond the standard, in euros.'),
  instruments: oneOf(artAmounts, 'Musical instruments beyond the standard, in euros.'),
  business: oneOf(businessAmounts, 'What belongs to a business at home, in euros.'),
  cyber: isChosen('Damage by computer crime.'),
})

const legal = z.object({
  traffic: isChosen('Traffic.'),
  income: isChosen('Work and income.'),
  wealth: isChosen('Taxes and wealth.'),
  properties: z.optional(
    z.int().check(z.gte(0), z.lte(100), z.describe('How much real estate beside the home.')),
  ),
  rentalContracts: z.optional(
    z.int().check(z.gte(0), z.lte(100), z.describe('By how many contracts it is let.')),
  ),
  externalCosts: oneOf(externalCosts, 'The most for costs of others, in euros; 30,000 when left out.'),
  lawyerCosts: oneOf(lawyerCosts, 'The most for a lawyer of choice, in euros; 6,000 when left out.'),
  franchise: oneOf(legalOwnRisks, 'What a dispute must be about at least, in euros; none when left out.'),
  ownRisk: oneOf(legalOwnRisks, 'In euros; none when left out.'),
})

export const insuranceCover: z.ZodMiniType<Cover> = z
  .object({
    ownRisk: oneOf(ownRisks, 'Of building and contents, in euros; 100 when left out.'),
    building: z.optional(building),
    contents: z.optional(contents),
    liability: z.optional(
      z.object({ ownRisk: isChosen('An own risk of 100 euros: there is one when this is left out.') }),
    ),
    legal: z.optional(legal),
  })
  .check(z.describe('What was chosen; what is left out is the standard, with nothing extra.'))
