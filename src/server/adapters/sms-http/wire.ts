import * as z from 'zod/mini'

// What travels between us and the partner, guarded both ways. Its documentation: docs/partners.md.

export const messageBody = z.object({ from: z.string(), to: z.string(), text: z.string() })
export type MessageBody = z.output<typeof messageBody>

/** What the partner calls the message. */
export const messageAnswer = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) })
