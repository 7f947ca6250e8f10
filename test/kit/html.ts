import { HtmlValidate, type RuleConfig } from 'html-validate'

const rules: RuleConfig = {
  // React closes void elements in its own way, which makes the same document
  'void-style': 'off',
  'attr-case': 'off',
  'doctype-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-trailing-whitespace': 'off',
  'long-title': 'off',
  // the stylesheet keeps phone numbers from wrapping
  'tel-non-breaking': 'off',
  'no-inline-style': 'error',
  // the checkboxes of one question share a name, as radios do
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
  'valid-id': ['error', { relaxed: true }],
}

/** Makes a judge of pages as HTML, which answers each fault with its rule, place and source. `own` are rules for these pages. */
export const htmlJudge = (own: RuleConfig) => {
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { ...rules, ...own } })
  return async (html: string): Promise<string[]> => {
    const { results } = await validator.validateString(html)
    return results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) =>
          `${ruleId}: ${message} (${line}:${column}) ${html.slice(column - 30, column + 60)}`,
      ),
    )
  }
}
