import { HtmlValidate, type RuleConfig } from 'html-validate'

const rules: RuleConfig = {
  // how React writes: it is the same document
  'void-style': 'off',
  'attr-case': 'off',
  'doctype-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-trailing-whitespace': 'off',
  'long-title': 'off',
  // phone numbers do not wrap by the stylesheet
  'tel-non-breaking': 'off',
  'no-inline-style': 'error',
  // boxes of one question, as radios are
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
  'valid-id': ['error', { relaxed: true }],
}

/** Tells what is wrong with a page as HTML: the rule, where, and what stands there. `own` are rules for these pages. */
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
