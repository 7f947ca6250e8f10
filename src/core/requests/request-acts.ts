/**
 * What may be done with a request, as a screen offers it: take it, write to its sender, ask them for more, mark it as done, give it
 * to a colleague or to its partner, note something, say no to it, open it again.
 */
export const requestActs = [
  'claim',
  'message',
  'ask',
  'done',
  'assign',
  'hand-over',
  'note',
  'refuse',
  'reopen',
] as const
export type RequestAct = (typeof requestActs)[number]
