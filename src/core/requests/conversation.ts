/**
 * Whose turn it is between us and the sender of a request: `asked` while we wait for them, `answered` while a message of theirs waits
 * for us.
 */
export const conversations = ['asked', 'answered'] as const
export type Conversation = (typeof conversations)[number]

/** The word as a row has it; null for none, and for one that no release knows any more. */
export const conversationIn = (word: string | null): Conversation | null =>
  conversations.find((one) => one === word) ?? null
