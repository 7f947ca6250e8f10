import * as z from 'zod/mini'
import type { Guards } from './port.ts'

/** In errors, deliveries and at `/sandbox`. */
export const casesName = 'cases'

/** What people handle elsewhere. */
export const caseKinds = ['maintenance-plan', 'valuation', 'legal-position', 'complaint', 'contact'] as const
export type CaseKind = (typeof caseKinds)[number]

/** A question and its answer, in the words of the form. */
export interface CaseAnswer {
  section: string
  label: string
  value: string
}

/** What is handed over to be handled. */
export interface Case {
  kind: CaseKind
  /** Our reference, which the customer has too. */
  reference: string
  title: string
  /** ISO 8601 instant at which it was taken in. */
  receivedAt: string
  customer: { name: string; emailAddress: string; phoneNumber: string }
  answers: readonly CaseAnswer[]
  /** How many documents follow, each by `attach`. */
  documents: number
}

/** A document of a case, as its sender named it. */
export interface CaseDocument {
  name: string
  /** Media type, judged by its content when it was uploaded. */
  contentType: string
  content: Uint8Array
}

/** Throws only `PartnerError('cases', reason)`. */
export interface Cases {
  /** Hands a case over. The same key is one case, however often it is sent. */
  open(key: string, opened: Case): Promise<{ partnerReference: string }>
  /** Adds a document to the case of that reference of theirs. The same key is one document, however often it is sent. */
  attach(key: string, partnerReference: string, document: CaseDocument): Promise<void>
}

/** What an answer must look like before a service sees it. */
export const casesGuards: Guards<Cases> = {
  open: z.object({ partnerReference: z.string().check(z.minLength(1)) }),
  attach: z.void(),
}
