import * as calls from '../../../core/contract/content/content-calls.ts'
import * as operations from '../../../core/contract/content/content-operations.ts'
import { feature } from '../../feature.ts'
import { writes } from '../../services/content/who-writes.ts'
import { contentChoices } from './choices.ts'
import { compareSites } from './compare-sites.ts'
import { contentPersonalData } from './content-personal-data.ts'
import { createDocument } from './create.ts'
import { discardDraft } from './discard.ts'
import { readHistory } from './history.ts'
import { listDocuments } from './list.ts'
import { endPreviewLink, listPreviewLinks, makePreviewLink } from './preview-links.ts'
import { publishDocument } from './publish.ts'
import { readDocument, readFile, readRevision } from './read.ts'
import { defectsOf, saveDocument } from './save.ts'
import { takeBack } from './take-back.ts'
import { withdrawDocument } from './withdraw.ts'

/**
 * Feature: the texts of the site, which editors write, judge, publish and take back. Texts are no data of persons: reading them
 * leaves no trail, changing them does.
 */
export const content = feature('content', calls, operations, {
  apiDescription: 'Teksten van de site: schrijven, beoordelen, publiceren en terugnemen.',
  verbs: {
    listDocuments: { may: writes, run: (ctx, { query }) => listDocuments(ctx, query) },
    contentChoices: { may: writes, run: contentChoices },
    readDocument: { may: writes, run: (ctx, { params }) => readDocument(ctx, params.codename) },
    createDocument: { may: createDocument.may, run: (ctx, { body }) => createDocument.run(ctx, body) },
    saveDraft: {
      may: saveDocument.may,
      run: (ctx, { params, body }) => saveDocument.run(ctx, { ...params, ...body }),
    },
    discardDraft: {
      may: discardDraft.may,
      run: (ctx, { params, body }) => discardDraft.run(ctx, { ...params, ...body }),
    },
    checkDocument: {
      may: writes,
      run: async (ctx, { params, body }) => ({ defects: await defectsOf(ctx, params.codename, body.body) }),
    },
    compareSites: {
      may: writes,
      run: (ctx, { params, body }) => compareSites(ctx, { ...params, ...body }),
    },
    publishDocument: {
      may: publishDocument.may,
      run: (ctx, { params, body }) => publishDocument.run(ctx, { ...params, ...body }),
    },
    takeBack: {
      may: takeBack.may,
      run: (ctx, { params, body }) => takeBack.run(ctx, { ...params, ...body }),
    },
    withdrawDocument: {
      may: withdrawDocument.may,
      run: (ctx, { params, body }) => withdrawDocument.run(ctx, { ...params, ...body }),
    },
    readHistory: { may: writes, run: (ctx, { params }) => readHistory(ctx, params.codename) },
    readRevision: {
      may: writes,
      run: (ctx, { params: { codename, number } }) => readRevision(ctx, codename, number),
    },
    readFile: { may: writes, run: (ctx, { params }) => readFile(ctx, params.codename) },
    listPreviewLinks: { may: writes, run: (ctx, { params }) => listPreviewLinks(ctx, params.codename) },
    makePreviewLink: {
      may: makePreviewLink.may,
      run: (ctx, { params, body }) => makePreviewLink.run(ctx, { ...params, ...body }),
    },
    endPreviewLink: {
      may: endPreviewLink.may,
      run: (ctx, { params }) => endPreviewLink.run(ctx, params),
    },
  },
  personalData: contentPersonalData,
})
