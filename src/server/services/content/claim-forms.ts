import type { Report } from '../../../core/content/defect.ts'
import { quoted } from '../../../core/content/defect-sentences.ts'
import type { Blocks } from '../../../core/content/kinds.ts'
import type { Page } from '../../../core/content/page.ts'
import { defectAt } from './validate.ts'

/** The forms that pages have taken so far, by id, each with the codename of its page. */
export type Claims = Map<string, { form: Blocks['form']; codename: string }>

/**
 * Answers a page with those of its forms that no earlier page has, and adds them to `claims`. A second form with the same id is
 * left out and reported, because its call could belong to only one of them. A page that keeps all is answered as it is.
 */
export const claimForms = (page: Page, claims: Claims, report: Report): Page => {
  const { codename } = page
  const blocks = page.blocks.filter((block) => {
    if (block.kind !== 'form') return true
    const { formId } = block
    const taken = claims.get(formId)
    if (!taken) {
      claims.set(formId, { form: block, codename })
      return true
    }
    const problem = `Een ander formulier heeft de naam ${quoted(formId)} al. Kies een andere.`
    report({ ...defectAt(codename, ['blocks'], problem), by: taken.codename })
    return false
  })
  return blocks.length === page.blocks.length ? page : { ...page, blocks }
}
