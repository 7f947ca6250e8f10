import * as z from 'zod/mini'
import { type Brick, brick } from '../brick/brick.ts'
import { fieldToday } from '../brick/today.ts'
import { tidyWholeNumber, wholeNumberSchema } from '../value/whole-number.ts'

/** A build year from `min` up to this year, in Amsterdam (spec 002 section 5.2). */
export const constructionYearFrom = (min: number): Brick<number, string | number> => {
  const typed = wholeNumberSchema({
    invalid: 'Bouwjaar is ongeldig.',
    min,
    max: 9999,
    tooLow: `Bouwjaar kan niet voor ${min} liggen.`,
    tooHigh: 'Bouwjaar kan niet in de toekomst liggen.',
  })
  const schema = typed.check(
    z.refine(
      (year) => year > 9999 || year <= Number(fieldToday().slice(0, 4)),
      'Bouwjaar kan niet in de toekomst liggen.',
    ),
  ) as typeof typed
  return brick<number, string | number>(schema, {
    label: 'Bouwjaar',
    control: 'digits',
    inputMode: 'numeric',
    example: '1975',
    maxLength: 4,
    clean: tidyWholeNumber,
    keeps: 'plain',
  })
}

/** Construction year in the insulation check and the valuation: from 1100 (spec 002 section 9). */
export const constructionYear = constructionYearFrom(1100)
/** Construction year in the quote for an owners' association: from 1900 (spec 001 section 9). */
export const complexConstructionYear = constructionYearFrom(1900)
