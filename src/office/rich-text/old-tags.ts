/** Tags that stand for others, as `cleanHtml` of the server has them. */
export const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2' }
