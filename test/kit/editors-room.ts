import { canonical } from '../../src/core/content/document-rights.ts'
import type { AnyCall } from '../../src/core/contract/call.ts'
import { previewDrawnPath, readDocument, saveDraft } from '../../src/core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../src/core/contract/endpoint.ts'
import type { Problem } from '../../src/core/kernel/fault.ts'
import type { StaffRole } from '../../src/core/staff/roles.ts'
import { askSite } from '../hostile/judge.ts'
import { newVisitor } from './new-visitor.ts'
import { newColleague, officeCookie } from './office.ts'
import type { WholeSite } from './whole-site.ts'

export type Body = Record<string, unknown>

/** What a call of the office answered: its answer, or the problem with which it refused. */
export interface OfficeAnswer<C> {
  status: number
  body: AnswerOf<C> & Partial<Omit<Problem, 'status'>>
}

interface Given {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string>>
  body?: object
}

/** Somebody of the office who works with texts by its calls. */
export interface Editor {
  id: string
  name: string
  /** Makes a call, each time from an internet address of its own, so that no limit is met. */
  ask<C extends AnyCall>(call: C, given?: Given): Promise<OfficeAnswer<C>>
  /** The text that they would go on with: the draft, or else what is published. */
  open(codename: string): Promise<{ number: number; body: Body }>
  save(codename: string, base: number | null, body: unknown): Promise<OfficeAnswer<typeof saveDraft>>
  /** Draws a text as the site would. */
  draw(codename: string, asked: object): Promise<Response>
}

const addressOf = ({ path }: AnyCall, { params = {}, query }: Given): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  return query ? `${filled}?${new URLSearchParams(query)}` : filled
}

/** Lets somebody in at this site, with both factors given so many minutes ago. */
export const enterRoom = async (
  { url, database: { db } }: Pick<WholeSite, 'url' | 'database'>,
  name: string,
  { roles = ['editor'], minutesAgo = 0 }: { roles?: readonly StaffRole[]; minutesAgo?: number } = {},
): Promise<Editor> => {
  const colleague = await newColleague(db, roles, { name })
  const cookie = await officeCookie(db, colleague, { minutesAgo })
  const send = (method: string, path: string, body: object | undefined) =>
    askSite(`${url}${path}`, {
      method,
      headers: {
        cookie,
        'x-forwarded-for': newVisitor(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const ask: Editor['ask'] = async <C extends AnyCall>(call: C, given: Given = {}) => {
    const answer = await send(call.method, addressOf(call, given), given.body)
    return { status: answer.status, body: (await answer.json()) as OfficeAnswer<C>['body'] }
  }
  return {
    id: colleague.id,
    name,
    ask,
    async open(codename) {
      const { status, body } = await ask(readDocument, { params: { codename } })
      const text = body.draft ?? body.published
      if (!text) throw new Error(`${codename} is answered with ${status}: ${body.title}`)
      return text
    },
    save: (codename, base, body) => ask(saveDraft, { params: { codename }, body: { base, body } }),
    draw: (codename, asked) => send('POST', previewDrawnPath(codename), asked),
  }
}

/** Whether two texts are the same but for the order of their keys, which the store does not keep. */
export const isSameText = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)
