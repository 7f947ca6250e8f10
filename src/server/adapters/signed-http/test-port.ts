import * as z from 'zod/mini'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { acknowledgement, type Calls, idempotencyKey } from '../../ports/calls.ts'

/** A port with one call of every kind that can travel to a partner. */
export interface TrialPort {
  offers(place: {
    street: string
    floor?: number | undefined
  }): Promise<{ offers: { id: string; note?: string | undefined }[] }>
  find(id: string): Promise<{ id: string } | undefined>
  order(key: string, id: string, content: Uint8Array): Promise<{ partnerReference: string }>
  move(order: { uid: string; sequence: number }): Promise<void>
  figure(): Promise<{ cents: number; isExample: boolean }>
}

export const trialName = 'trial'

const word = z.string().check(z.minLength(1), z.maxLength(60))
const bytes = z.codec(
  z.base64(),
  z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  {
    decode: (written) => new Uint8Array(Buffer.from(written, 'base64')),
    encode: (content) => Buffer.from(content).toString('base64'),
  },
)

export const trialCalls: Calls<TrialPort> = {
  offers: {
    summary: 'What can be had in a street.',
    takes: [['place', z.object({ street: word, floor: z.optional(z.int()) })]],
    answer: z.object({ offers: z.array(z.object({ id: word, note: z.optional(word) })) }),
  },
  find: {
    summary: 'One of them.',
    takes: [['id', z.string()]],
    answer: z.object({ id: word }),
    unknown: 'There is no such offer.',
    mismatch: (found, asked) => (found.id === asked ? undefined : 'it is another'),
  },
  order: {
    summary: 'Orders one.',
    takes: [idempotencyKey, ['id', word], ['content', bytes]],
    answer: z.object({ partnerReference: word }),
    refusal: 'It is sold out.',
  },
  move: {
    summary: 'Moves an order.',
    takes: [['order', z.object({ uid: word, sequence: z.int() })]],
    keyOf: ({ uid, sequence }) => `${uid}-${sequence}`,
    answer: acknowledgement,
  },
  figure: {
    summary: 'What it costs.',
    takes: [],
    answer: z.object({ cents: z.int(), isExample: z.boolean() }),
    isExample: (figure) => figure.isExample,
  },
}

export const trialPartner = (asked: unknown[][] = []): TrialPort => ({
  async offers(...given) {
    asked.push(given)
    return { offers: [{ id: 'een', note: 'klein' }, { id: 'twee' }] }
  },
  async find(id) {
    asked.push([id])
    return id === 'geen' ? undefined : { id }
  },
  async order(...given) {
    asked.push(given)
    const [key, id] = given
    if (id === 'op') throw new PartnerError(trialName, 'refused')
    return { partnerReference: `T-${key}` }
  },
  async move(...given) {
    asked.push(given)
  },
  figure: async () => ({ cents: 100, isExample: true }),
})
