/** A chosen answer, and the number, at the advisers, of the list of papers to bring along (`inventoryType`). */
export interface SituationAnswer {
  code: string
  text: string
  inventoryType: number
}

export interface Situation extends SituationAnswer {
  /** Whether the advice depends on somebody doing this alone or with a partner. */
  asksPartner: boolean
  followUpQuestion?: { question: string; answers: readonly SituationAnswer[] } | undefined
}

/** The decision tree of spec 001 section 3. */
export interface MortgageTree {
  question: string
  answers: readonly Situation[]
}

/** The chosen answers in the tree, by their codes; undefined where the tree does not have them. */
export const chosenIn = (
  tree: MortgageTree | undefined,
  situation: string | undefined,
  followUp: string | undefined,
): { situation: Situation; followUp: SituationAnswer | undefined } | undefined => {
  const found = tree?.answers.find(({ code }) => code === situation)
  return (
    found && {
      situation: found,
      followUp: found.followUpQuestion?.answers.find(({ code }) => code === followUp),
    }
  )
}
