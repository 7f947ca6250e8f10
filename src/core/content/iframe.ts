import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, sentences, shortText } from './parts.ts'

const word = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, 'Gebruik letters, cijfers en streepjes: hoogstens 64.'))

/** The pages that may be framed, each with what it is told. Their addresses are in settings, never in a page. */
const framed = z.discriminatedUnion('source', [
  z.strictObject({
    source: z.literal('contract_scan'),
    step: z.optional(word),
    orderReferral: z.optional(word),
  }),
  z.strictObject({ source: z.literal('call_me_back'), department: word }),
  z.strictObject({ source: z.literal('vve_insurance') }),
  z.strictObject({ source: z.literal('form'), formId: word }),
])
export type Framed = z.infer<typeof framed>
export type FrameSource = Framed['source']

/** The desk that helps by phone where a source is missing. */
export const frameDesks: Record<FrameSource, string> = {
  contract_scan: 'juridisch',
  call_me_back: 'klantenservice',
  vve_insurance: 'verzekeringen',
  form: 'klantenservice',
}

/** A page of another party in a frame (spec 000 sections 2 and 7, D50). */
export const iframe = blockKind(
  'iframe',
  {
    anchor,
    title: shortText,
    intro: z.optional(sentences),
    height: z.optional(z.int().check(z.minimum(100), z.maximum(4000))),
    show: framed,
  },
  { title: 'Bel mij terug', show: { source: 'call_me_back', department: 'juridisch' } },
)

/** The address in a frame: that of the source, with what the source is told as query. */
export const frameAddress = (source: string, { source: _, ...told }: Framed): string => {
  const query = new URLSearchParams(Object.entries(told).filter(([, value]) => value !== undefined))
  if (query.size === 0) return source
  return `${source}${source.includes('?') ? '&' : '?'}${query}`
}

/** The origin of a frame's messages: `null` for our own pages, which run in a sandbox without one. */
export const frameOrigin = (source: string): string =>
  source.startsWith('/') ? 'null' : new URL(source).origin

/** Whether an address is one of the demonstration's partner pages, which a production site does not have. */
export const isSandboxed = (address: string): boolean => address.startsWith('/sandbox/')
