/** The prefix of an island's generated ids. It must be the same on the server and in the browser. */
export const prefixOf = (slug: string): string => `${slug}-`
