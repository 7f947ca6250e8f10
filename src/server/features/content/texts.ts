import type { Defect } from '../../../core/content/defect.ts'
import { Fault, type NewerText } from '../../../core/kernel/fault.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { lastPublication } from '../../services/content/history.ts'
import { type HeldDocument, headOf, holdDocument, revisionOf } from '../../services/content/revisions.ts'

type Body = Readonly<Record<string, unknown>>

/** The body of a document as an object; what is stored as something else is shown as an empty one. */
export const asBody = (body: unknown): Record<string, unknown> =>
  body !== null && typeof body === 'object' && !Array.isArray(body) ? { ...(body as Body) } : {}

/** Fault 404 for a document or a text that is not there. */
export const noText = (what = 'Deze pagina is er niet (meer).') => new Fault(404, 'not-found', what)

/** A fault as the office shows it: keys and places in lists, which lead to the field. */
export const placedDefect = ({ at, problem }: Defect): { at: (string | number)[]; problem: string } => ({
  at: [...at],
  problem,
})

/** The newest text of a document, which somebody saved meanwhile; undefined where it has none. */
const newestOf = async (db: Database | Tx, held: HeldDocument): Promise<NewerText | undefined> => {
  const number = headOf(held)
  const found = number === null ? undefined : await revisionOf(db, held.codename, number)
  return found && { number: found.number, body: asBody(found.body), by: found.by, at: found.at }
}

/** Fault 409 `draft-changed`, with the newer text and who wrote it. */
export const draftChanged = async (tx: Tx, codename: string): Promise<Fault> => {
  const held = await holdDocument(tx, codename)
  const newer = held && (await newestOf(tx, held))
  const who = newer?.by ?? 'Iemand anders'
  return new Fault(409, 'draft-changed', `${who} bewaarde een nieuwere tekst. Die van jou staat nog hier.`, {
    newer,
  })
}

/** Fault 409 `draft-changed` for a text that somebody put on the site a moment ago: the newest text is the one that was seen. */
export const alreadyPublished = async (tx: Tx, held: HeldDocument): Promise<Fault> => {
  const last = await lastPublication(tx, held.codename)
  return new Fault(
    409,
    'draft-changed',
    `${last?.staff ?? 'Iemand anders'} zette deze tekst al op de site. Er is geen concept meer.`,
    { newer: await newestOf(tx, held) },
  )
}

/**
 * Locks a document whose newest text has the number that somebody saw.
 * @throws Fault 404 where there is none, 409 `draft-changed` where it has another.
 */
export const holdSeen = async (tx: Tx, codename: string, number: number): Promise<HeldDocument> => {
  const held = await holdDocument(tx, codename)
  if (!held) throw noText()
  if (headOf(held) !== number) throw await draftChanged(tx, codename)
  return held
}
