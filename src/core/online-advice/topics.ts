/** A topic of the decision tree, with the type and office of its appointments. */
export interface Topic {
  code: string
  text: string
  appointmentType: string
  officeId: number
}

export interface Specialization {
  code: string
  text: string
  answers: readonly Topic[]
}

/** The topic of a field by their codes; undefined when the tree does not have them. */
export const topicOf = (
  tree: readonly Specialization[],
  specialism: string | undefined,
  topic: string | undefined,
): { specialization: Specialization; topic: Topic } | undefined => {
  const specialization = tree.find(({ code }) => code === specialism)
  const found = specialization?.answers.find(({ code }) => code === topic)
  return specialization && found && { specialization, topic: found }
}
