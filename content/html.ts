/** Marks a text as rich text, on one line for every line of the source. */
export const html = (strings: TemplateStringsArray, ...values: string[]): { html: string } => ({
  html: String.raw({ raw: strings }, ...values)
    .replace(/\s*\n\s*/g, ' ')
    .trim(),
})
