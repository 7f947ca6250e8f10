/** A topic of the decision tree: which appointments it takes, at which office. */
export interface Topic {
  code: string
  text: string
  appointmentType: string
  officeId: number
}

/** A field of expertise with its topics. */
export interface Specialization {
  code: string
  text: string
  answers: readonly Topic[]
}

/** The topic of a field by their codes; undefined when the tree has none of these. */
export const topicOf = (
  tree: readonly Specialization[],
  specialism: string | undefined,
  topic: string | undefined,
): { specialization: Specialization; topic: Topic } | undefined => {
  const specialization = tree.find(({ code }) => code === specialism)
  const found = specialization?.answers.find(({ code }) => code === topic)
  return specialization && found && { specialization, topic: found }
}
