/** What somebody chose, and the list of what they should bring along (`inventoryType`), by its number at the advisers. */
export interface SituationAnswer {
  code: string
  text: string
  inventoryType: number
}

/** A situation, with the question that follows on it. */
export interface Situation extends SituationAnswer {
  /** Whether it matters if somebody does this alone. */
  asksPartner: boolean
  followUpQuestion?: { question: string; answers: readonly SituationAnswer[] } | undefined
}

/** The tree of spec 001 section 3. */
export interface MortgageTree {
  question: string
  answers: readonly Situation[]
}

/** What was chosen of the tree by its codes; undefined where the tree has no such thing. */
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
