/** Marks a text as rich text, on one line for every line of the source. */
export const html = (strings: TemplateStringsArray): { html: string } => ({
  html: strings
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim(),
})
