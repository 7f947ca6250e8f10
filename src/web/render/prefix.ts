/** What an island's generated ids start with; the same on the server and in the browser. */
export const prefixOf = (slug: string): string => `${slug}-`
