import { modelPages } from '../../../core/content/model-pages.ts'
import type { ModelName } from '../../../core/fields/content/document.ts'
import { today } from '../../../core/kernel/clock.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { saveDraft } from '../../services/content/edit.ts'
import type { EditingContext } from '../../services/content/editing-context.ts'
import { headOf, holdDocument } from '../../services/content/revisions.ts'
import { role } from '../../services/permissions.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { asBody, noText } from './texts.ts'

interface Given {
  codename: string
  title: string
  path: string
  /** The document that it begins as, or the model. */
  from?: string | undefined
  model?: ModelName | undefined
}

const taken = (field: 'codename' | 'path', sentence: string) =>
  new Fault(409, 'name-taken', sentence, { errors: { [field]: [sentence] } })

const nameTaken = () => taken('codename', 'Er is al een pagina met deze naam.')

/** A page with nothing on it but its title. */
const emptyPage = {
  kind: 'page',
  layout: 'content',
  description: '',
  blocks: [{ kind: 'hero', title: '' }],
}

/** The first block says the title of the page again, where it is its opening. */
const titled = (blocks: unknown, title: string): unknown =>
  Array.isArray(blocks)
    ? blocks.map((block: unknown, at) => {
        const { kind } = asBody(block)
        return at === 0 && kind === 'hero' ? { ...asBody(block), title } : block
      })
    : []

/** The title of the document that stands, or is to stand, at an address; undefined where it is free. */
const titleAt = async (tx: Tx, path: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('content_document')
    .select('title')
    .where('path', '=', path)
    .where(({ eb, or }) => or([eb('published', 'is not', null), eb('draft', 'is not', null)]))
    .executeTakeFirst()
  return row?.title
}

/** What a document takes from the one that it begins as. News is of the day on which it is made. */
const partsOf = (like: unknown, day: string): Record<string, unknown> => {
  const body = asBody(like)
  return typeof body.date === 'string' ? { ...body, date: day } : body
}

/**
 * Verb of staff: makes a document as a draft, empty, as a model or as another one.
 * @throws Fault 404 for another one that is not there, 409 `name-taken`.
 */
export const createDocument = {
  may: role('editor'),
  run: async (ctx: EditingContext, { codename, title, path, from, model }: Given) => {
    if (codename === 'settings' || from === 'settings')
      throw invalidFields({ codename: ['De instellingen zijn geen pagina.'] })
    const { id } = await memberOfStaff(ctx)
    const number = await ctx.transaction(async (tx) => {
      const there = await titleAt(tx, path)
      if (there !== undefined) throw taken('path', `Op dit adres staat al ‘${there}’.`)
      const known = await holdDocument(tx, codename)
      if (known && headOf(known) !== null) throw nameTaken()
      const other = from === undefined ? undefined : await holdDocument(tx, from)
      if (from !== undefined && !other) throw noText('De pagina waarmee je begint is er niet (meer).')
      const day = today(ctx.clock).toString()
      const like = other ? (other.draft ?? other.published) : model && modelPages[model]
      const body = like ? partsOf(like, day) : emptyPage
      const blocks = titled(body.blocks, title)
      const saved = await saveDraft(
        tx,
        ctx.clock,
        codename,
        { ...body, codename, title, path, blocks },
        // of two who make it at once the second finds a text that it did not see
        { base: null, staffId: id },
      )
      if (saved.kind !== 'done') throw nameTaken()
      await auditStaff({ ...ctx, database: tx }, 'content.create', { detail: codename })
      return saved.number
    })
    return { codename, number }
  },
}
