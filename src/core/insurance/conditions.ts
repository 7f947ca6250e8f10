/** Version of the conditions under which premiums are offered; another text on their pages gets another version. */
export const conditions = '2026-01'
