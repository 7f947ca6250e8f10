/** What may be done with a request, as a screen offers it: take it, give it, note something, mark it as done, open it again. */
export const requestActs = ['claim', 'assign', 'note', 'done', 'reopen'] as const
export type RequestAct = (typeof requestActs)[number]
