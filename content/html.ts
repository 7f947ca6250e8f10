/** Makes rich text of a template; line breaks of the source become single spaces. */
export const html = (strings: TemplateStringsArray, ...values: string[]): { html: string } => ({
  html: String.raw({ raw: strings }, ...values)
    .replace(/\s*\n\s*/g, ' ')
    .trim(),
})
