import type { Blocks } from '../../../core/content/kinds.ts'
import type { Page } from '../../../core/content/page.ts'
import type { Report } from './validate.ts'

/** Forms of an edition by their ids. */
export type Forms = ReadonlyMap<string, Blocks['form']>

/**
 * The page with the forms on it that no page before has, which are added to `forms`. A second form of one id is left out
 * and told: its call could belong to only one of them.
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
