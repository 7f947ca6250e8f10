import * as z from 'zod/mini'
import { conversations } from '../../requests/conversation.ts'

const text = z.string()

/** As `/mijn` shows it to its sender. */
const state = z.enum(['received', 'passed-on', 'confirmed', 'failed', 'withdrawn', 'refused'])

/** A colleague, as a request names one. */
export const colleague = z.object({ id: text, name: text })

/** A request as every list names it. */
export const line = {
  reference: text,
  /** The name of the call that takes it in, `handyman.book`. */
  kind: text,
  /** What it is called, `Klus boeken`. */
  kindWords: text,
  state,
  /** ISO 8601 instant. */
  receivedAt: text,
}

/** Who sees to it, and until when. */
export const work = {
  /** The sender's last name with what stands before it; null where none is known, and for who may not know it. */
  name: z.nullable(text),
  /** Key of the desk that sees to it. */
  desk: text,
  /** ISO 8601 instant before which the sender was promised an answer. */
  dueOn: text,
  /** The colleague who took it or got it; null while it is nobody's. */
  owner: z.nullable(colleague),
  /** What to look at, in the fixed words of docs/alerts/flags.md. */
  flags: z.array(text),
  /** Whether it waits for staff. */
  open: z.boolean(),
  /** Whose turn it is between us and its sender: `asked` waits for them, `answered` for us. */
  conversation: z.nullable(z.enum(conversations)),
  /** Goes up with every change. An act sends the one that was seen. */
  version: z.int(),
}

export const lineExample = {
  reference: '7KQM-X4TF',
  kind: 'handyman.book',
  kindWords: 'Klus boeken',
  state: 'received' as const,
  receivedAt: '2026-11-29T10:00:00.123Z',
}
export const workExample = {
  name: 'de Vries',
  desk: 'klusservice',
  dueOn: '2026-12-01T16:00:00Z',
  owner: { id: '00000000-0000-4000-8000-000000000101', name: 'Sanne Bakker' },
  flags: ['rates-not-rechecked'],
  open: true,
  conversation: null,
  version: 3,
}

/** A request in a list. */
export const listedRequest = z.object({ ...line, ...work })
export const listedExample = { ...lineExample, ...workExample }
