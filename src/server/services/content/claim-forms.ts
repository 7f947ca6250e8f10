import type { Blocks } from '../../../core/content/kinds.ts'
import type { Page } from '../../../core/content/page.ts'
import type { Report } from './validate.ts'

export type Forms = ReadonlyMap<string, Blocks['form']>

/**
 * Answers a page with those of its forms that no earlier page has, and adds them to `forms`. A second form with the same id is
 * left out and reported, because its call could belong to only one of them.
 */
export const claimForms = (page: Page, forms: Map<string, Blocks['form']>, report: Report): Page => ({
  ...page,
  blocks: page.blocks.filter((block) => {
    if (block.kind !== 'form') return true
    const { formId } = block
    if (forms.has(formId)) {
      report({ codename: page.codename, path: 'blocks', problem: `another form has the formId "${formId}"` })
      return false
    }
    forms.set(formId, block)
    return true
  }),
})
