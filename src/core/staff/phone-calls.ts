/** What somebody calls about, by its fixed word, and how the office tells it. */
export const callTopics = [
  { value: 'other', label: 'Iets anders' },
  { value: 'request', label: 'Een aanvraag' },
  { value: 'membership', label: 'Het lidmaatschap' },
  { value: 'appointment', label: 'Een afspraak' },
  { value: 'payment', label: 'Een betaling' },
  { value: 'advice', label: 'Een vraag over wonen' },
] as const
export type CallTopic = (typeof callTopics)[number]['value']

/** How a call ends, by its fixed word, in the order of the keys `1` to `5` that choose it. */
export const callOutcomes = [
  { value: 'answered', label: 'Beantwoord' },
  { value: 'call-back', label: 'Later terugbellen' },
  { value: 'passed-on', label: 'Doorverbonden' },
  { value: 'request-made', label: 'Aanvraag gemaakt' },
  { value: 'nothing', label: 'Niets te doen' },
] as const
export type CallOutcome = (typeof callOutcomes)[number]['value']

const labelIn = (list: readonly { value: string; label: string }[], word: string): string =>
  list.find(({ value }) => value === word)?.label ?? word

/** What a call was about, in words; the word itself where no release knows it any more. */
export const topicInWords = (topic: string): string => labelIn(callTopics, topic)

/** How a call ended, in words. */
export const outcomeInWords = (outcome: string): string => labelIn(callOutcomes, outcome)

/** Seconds within which whoever noted a call takes it back. */
export const takeBackSeconds = 60

/** Hours within which whoever noted a call corrects it. */
export const correctHours = 24
