/** Codes of who watches a mortgage rate: the association itself, or the insurer that works with us (spec 001 section 3). */
export const providers = { association: 0, insurer: 1 } as const
export type Provider = (typeof providers)[keyof typeof providers]
