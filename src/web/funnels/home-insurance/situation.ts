import { property as homeCall } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import type { RuleInput } from '../../../core/insurance/answer-rules.ts'
import type { BlockAnswers } from '../../../core/insurance/blocks.ts'
import { askedAnswers } from '../../../core/insurance/judge.ts'
import type { HouseType } from '../../../core/rules/house-types.ts'
import type { Known } from '../../engine/definition/define.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import type { firstStepQuestions } from './home-insurance-asks.ts'
import type { LaterAsks } from './later-asks.ts'

/** All answers of an application, as far as they are given. */
export type AllKnown = Known<
  typeof firstStepQuestions &
    LaterAsks['additional'] &
    LaterAsks['final'] &
    LaterAsks['cancellation'] &
    LaterAsks['closing']
>

export type Reading = Pick<Context<unknown>, 'read'>

/** The insurer's facts about the home; undefined until they are loaded. */
export const insuredHome = ({ read }: Reading) => read('home', homeCall)

/** The type of home: the visitor's answer, otherwise that of the insurer. */
export const houseTypeOf = (known: Pick<AllKnown, 'houseType'>, context: Reading): HouseType | undefined =>
  known.houseType ?? (insuredHome(context)?.propertyType as HouseType | undefined)

/** The answers by block as the engine holds them: groups and lists that are not asked are present, but empty. */
const rawBlocks = (known: AllKnown): BlockAnswers => {
  const { general, opstal, inboedel, avp, rechtsbijstand, finalQuestions, legalQuestionnaire } = known
  return {
    general,
    opstal,
    inboedel,
    avp,
    rechtsbijstand,
    finalQuestions,
    legalQuestionnaire,
  } as BlockAnswers
}

/** The data by which core decides which questions are asked, and whether answers agree. */
export const ruleInputOf = (known: AllKnown, context: Reading): RuleInput => ({
  packages: known.packages ?? [],
  // A getter, because few questions depend on it and looking up the insurer's answer compares the whole request.
  get houseType() {
    return houseTypeOf(known, context)
  },
  home: known.home,
  dateOfBirth: known.dateOfBirth,
  answers: rawBlocks(known),
})

/** The answers by block, without those to questions that are not asked. */
export const blocksIn = (known: AllKnown, context: Reading): BlockAnswers =>
  askedAnswers(ruleInputOf(known, context))
