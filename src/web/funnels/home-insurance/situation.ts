import { property as homeCall } from '../../../core/contract/home-insurance/calls.ts'
import type { Told } from '../../../core/insurance/answer-rules.ts'
import type { BlockAnswers } from '../../../core/insurance/blocks.ts'
import { onlyAsked } from '../../../core/insurance/judge.ts'
import type { HouseType } from '../../../core/rules/house-types.ts'
import type { Known } from '../../engine/definition/define.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import type { asks } from './asks.ts'
import type { LaterAsks } from './later-asks.ts'

/** Everything that is known of an application. */
export type AllKnown = Known<
  typeof asks &
    LaterAsks['additional'] &
    LaterAsks['final'] &
    LaterAsks['cancellation'] &
    LaterAsks['closing']
>

export type Reading = Pick<Context<unknown>, 'read'>

/** What the insurer says of the home, once it did. */
export const insuredHome = ({ read }: Reading) => read('home', homeCall)

/** The kind of home as the visitor, or else the insurer, says. */
export const houseTypeOf = (known: Pick<AllKnown, 'houseType'>, context: Reading): HouseType | undefined =>
  known.houseType ?? (insuredHome(context)?.propertyType as HouseType | undefined)

/** The answers by block as the engine has them: groups and lists that are not asked stand there, empty. */
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

/** What decides which questions are asked, and whether answers agree. */
export const toldIn = (known: AllKnown, context: Reading): Told => ({
  packages: known.packages ?? [],
  // few questions go by it, and what the insurer answered is looked up by the whole question
  get houseType() {
    return houseTypeOf(known, context)
  },
  home: known.home,
  dateOfBirth: known.dateOfBirth,
  answers: rawBlocks(known),
})

/** The answers by block, and nothing that is not asked. */
export const blocksIn = (known: AllKnown, context: Reading): BlockAnswers => onlyAsked(toldIn(known, context))
