/**
 * What may be done with several requests at once, by the words of `core/requests/request-acts.ts`. Each is done with one request
 * after the other, by the same verb as with a request alone. A no is not among them: it is read one by one (ADR 112).
 */
export const bulkActs = ['claim', 'assign', 'message', 'ask', 'note', 'done'] as const
export type BulkAct = (typeof bulkActs)[number]

/** Most requests of one such act. */
export const mostOfBulk = 500

/**
 * What became of the act with one request. `refused`: it could not be done, as its sentence says. `failed`: a mistake of the site.
 * `taken-back`: its sender never saw anything of the message.
 */
export const bulkResults = ['waiting', 'done', 'refused', 'failed', 'taken-back'] as const
export type BulkResult = (typeof bulkResults)[number]
