/** The parts of an addition in the calls of the insurance (spec 002 sections 3.3 and 7.3). */
export interface SplitAddition {
  addition?: string | undefined
  extraAddition?: string | undefined
  indication?: string | undefined
}

/** Splits an addition at its commas: `A, 2, hoog`. Whatever follows a third comma stays with the last part. */
export const splitAddition = (typed: string): Required<SplitAddition> => {
  const [addition = '', extraAddition = '', ...rest] = typed.split(',').map((part) => part.trim())
  return { addition, extraAddition, indication: rest.join(',') }
}

/** The addition as it was typed, apart from spaces. */
export const joinAddition = ({ addition, extraAddition, indication }: SplitAddition): string =>
  [addition, extraAddition, indication]
    .map((part) => part ?? '')
    .join(',')
    .replace(/,+$/, '')
