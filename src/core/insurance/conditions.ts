/** Version of the conditions under which premiums are offered; another text on their pages is another version. */
export const conditions = '2026-01'
