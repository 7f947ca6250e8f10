import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, sentences, shortText } from './parts.ts'

const word = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** What may be framed, with what each source is told. Where it comes from stands in settings, never in a page. */
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

/** The desk that helps by phone where a source is not there. */
export const frameDesks: Record<FrameSource, string> = {
  contract_scan: 'juridisch',
  call_me_back: 'klantenservice',
  vve_insurance: 'verzekeringen',
  form: 'klantenservice',
}

/** A page of somebody else in a frame (spec 000 sections 2 and 7, D50). */
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

/** The address to frame: the source's own with what it is told as query. */
export const frameAddress = (source: string, { source: _, ...told }: Framed): string => {
  const query = new URLSearchParams(Object.entries(told).filter(([, value]) => value !== undefined))
  if (query.size === 0) return source
  return `${source}${source.includes('?') ? '&' : '?'}${query}`
}

/** The origin that a frame's messages come from: `null` for our own pages, which run without one. */
export const frameOrigin = (source: string): string =>
  source.startsWith('/') ? 'null' : new URL(source).origin

/** Stands on the demonstration's own partner pages, which a production site does not have. */
export const isSandboxed = (address: string): boolean => address.startsWith('/sandbox/')
