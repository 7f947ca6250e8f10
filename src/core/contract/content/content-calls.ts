import { call } from '../call.ts'
import type * as operations from './content-operations.ts'

/** Documents of editors, with how each stands. */
export const listDocuments = call<typeof operations.listDocuments>({
  name: 'content.list',
  method: 'GET',
  path: '/beheer/api/content',
})

/** What a text may name: pages with their places, placeholders with today's value, desks, prices, funnels, calculators. */
export const contentChoices = call<typeof operations.contentChoices>({
  name: 'content.choices',
  method: 'GET',
  path: '/beheer/api/content-choices',
})

/** One document, as it is published and as its draft has it. */
export const readDocument = call<typeof operations.readDocument>({
  name: 'content.read',
  method: 'GET',
  path: '/beheer/api/content/{codename}',
})

/** Makes a document: empty, or as another one. */
export const createDocument = call<typeof operations.createDocument>({
  name: 'content.create',
  method: 'POST',
  path: '/beheer/api/content',
})

/** Saves a draft of a document. */
export const saveDraft = call<typeof operations.saveDraft>({
  name: 'content.save',
  method: 'PUT',
  path: '/beheer/api/content/{codename}/draft',
})

/** Throws the draft of a document away. Its revisions stay in the history. */
export const discardDraft = call<typeof operations.discardDraft>({
  name: 'content.discard',
  method: 'POST',
  path: '/beheer/api/content/{codename}/discard',
})

/** Judges a text that is not saved: every fault with its place. */
export const checkDocument = call<typeof operations.checkDocument>({
  name: 'content.check',
  method: 'POST',
  path: '/beheer/api/content/{codename}/check',
})

/** What the site would be like with a draft: every page, text and list that differs. */
export const compareSites = call<typeof operations.compareSites>({
  name: 'content.changes',
  method: 'POST',
  path: '/beheer/api/content/{codename}/changes',
})

/** Shows a draft to everybody. */
export const publishDocument = call<typeof operations.publishDocument>({
  name: 'content.publish',
  method: 'POST',
  path: '/beheer/api/content/{codename}/publish',
})

/** Undoes a publication of a moment ago. */
export const takeBack = call<typeof operations.takeBack>({
  name: 'content.take-back',
  method: 'POST',
  path: '/beheer/api/content/{codename}/take-back',
})

/** Takes a document from the site. */
export const withdrawDocument = call<typeof operations.withdrawDocument>({
  name: 'content.withdraw',
  method: 'POST',
  path: '/beheer/api/content/{codename}/withdraw',
})

/** What was published of a document and what was written, with who and when. */
export const readHistory = call<typeof operations.readHistory>({
  name: 'content.history',
  method: 'GET',
  path: '/beheer/api/content/{codename}/history',
})

/** A text of a document by its number. */
export const readRevision = call<typeof operations.readRevision>({
  name: 'content.revision',
  method: 'GET',
  path: '/beheer/api/content/{codename}/revisions/{number}',
})

/** The text that the project's file has for a document. */
export const readFile = call<typeof operations.readFile>({
  name: 'content.file',
  method: 'GET',
  path: '/beheer/api/content/{codename}/file',
})

/** Links by which others read a draft. */
export const listPreviewLinks = call<typeof operations.listPreviewLinks>({
  name: 'content.preview-links',
  method: 'GET',
  path: '/beheer/api/content/{codename}/preview-links',
})

/** Makes a link by which whoever has it reads one revision. */
export const makePreviewLink = call<typeof operations.makePreviewLink>({
  name: 'content.make-preview-link',
  method: 'POST',
  path: '/beheer/api/content/{codename}/preview-links',
})

/** Takes such a link back. */
export const endPreviewLink = call<typeof operations.endPreviewLink>({
  name: 'content.end-preview-link',
  method: 'POST',
  path: '/beheer/api/content/{codename}/preview-links/{id}/end',
})

/**
 * The address to which a text is sent to be drawn as the site would, by `POST` with `{ body, as, day }`. It is no call: its answer
 * is the page.
 */
export const previewDrawnPath = (codename: string): string => `/beheer/api/content/${codename}/preview`
