/**
 * What may be done with several requests at once, by the words of `core/requests/request-acts.ts`. Each is done with one request
 * after the other, by the same verb as with a request alone.
 */
export const bulkActs = ['claim', 'assign', 'note', 'done'] as const
export type BulkAct = (typeof bulkActs)[number]

/** Most requests of one such act. */
export const mostOfBulk = 500

/** What became of the act with one request. `refused`: it could not be done, as its sentence says. `failed`: a mistake of the site. */
export const bulkResults = ['waiting', 'done', 'refused', 'failed'] as const
export type BulkResult = (typeof bulkResults)[number]
