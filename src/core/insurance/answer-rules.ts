import { parseDate } from '@internationalized/date'
import { isSameHome } from '../home/same-home.ts'
import { age } from '../rules/age.ts'
import type { Block } from './blocks.ts'
import { jewelleryProofs } from './contents-asks.ts'
import type { Situation } from './question-conditions.ts'

/** The answers that the rules read, with some about the home and its people. */
export interface RuleInput extends Situation {
  home?: { postcode?: string; houseNumber?: number; addition?: string | undefined } | undefined
  /** YYYY-MM-DD. */
  dateOfBirth?: string | undefined
}

const adult = 18

export interface AnswerRule {
  block: Block
  field: string
  message: string
  /** Whether the rule holds; true as long as an answer that it reads is missing. */
  ok(of: RuleInput): boolean
}

/** The rules between answers (spec 002 sections 5.3 and 9), for browser and server. */
export const answerRules: readonly AnswerRule[] = [
  {
    block: 'general',
    field: 'startDate',
    message: 'Op deze dag ben je nog geen 18 jaar.',
    ok: ({ answers, dateOfBirth }) => {
      const start = answers.general?.startDate
      return !start || !dateOfBirth || age(dateOfBirth, parseDate(start)) >= adult
    },
  },
  {
    block: 'opstal',
    field: 'garageAddress.houseNumber',
    message: 'De garage staat op een ander adres dan je woning.',
    ok: ({ answers, home }) => {
      const { postcode, houseNumber, addition } = answers.opstal?.garageAddress ?? {}
      if (!postcode || !houseNumber || !home?.postcode || !home.houseNumber) return true
      return !isSameHome(
        { postcode, houseNumber, addition },
        { postcode: home.postcode, houseNumber: home.houseNumber, addition: home.addition },
      )
    },
  },
  {
    block: 'inboedel',
    field: 'hasJewelryProve',
    message:
      'Zonder bewijs kun je deze sieraden niet verzekeren. Kies bij sieraden Nee, of regel eerst een bewijs.',
    ok: ({ answers }) => answers.inboedel?.hasJewelryProve !== jewelleryProofs.no,
  },
  {
    block: 'rechtsbijstand',
    field: 'numberOfRentalContracts',
    message: 'Je kunt niet meer huurcontracten verzekeren dan panden.',
    ok: ({ answers }) => {
      const { numberOfRentalContracts, realEstateProperties } = answers.rechtsbijstand ?? {}
      return (numberOfRentalContracts ?? 0) <= Math.max(1, realEstateProperties?.length ?? 1)
    },
  },
]
