import type { Manifest, Renderer } from '../../core/render.ts'
import { serverDraftOfSlug } from '../engine/draft/draft-to-keep.ts'
import { islands as funnels } from '../funnels/funnels.ts'
import { renderMail } from '../mail/render-mail.ts'
import { writeExport } from '../mijn/Export.tsx'
import { StyleGuide } from '../ui/StyleGuide.tsx'
import { assetsOf } from './assets.ts'
import { withBlockPlaces } from './block-marks.ts'
import { Document } from './Document.tsx'
import { Failed, NotFound, RateLimitPage, UnsentPage } from './error-pages.tsx'
import { funnelSteps } from './funnel-steps.ts'
import { Mijn } from './Mijn.tsx'
import { Office } from './Office.tsx'
import { Page } from './Page.tsx'
import { Search } from './Search.tsx'
import { documentHtml } from './write.ts'

/** The renderer port, implemented with React; `manifest` names the files of the client build. */
export const createRenderer = (manifest: Manifest): Renderer => {
  const assets = assetsOf(manifest)
  return {
    page: (input) => {
      const html = documentHtml(<Page input={input} assets={assets} />)
      return input.places ? withBlockPlaces(html) : html
    },
    search: (input) => documentHtml(<Search {...input} assets={assets} />),
    notFound: (input) => documentHtml(<NotFound input={input} assets={assets} />),
    failed: (input) => documentHtml(<Failed input={input} assets={assets} />),
    wait: (input, sentence, again) =>
      documentHtml(<RateLimitPage input={input} assets={assets} sentence={sentence} again={again} />),
    unsent: (input, unsent) => documentHtml(<UnsentPage input={input} assets={assets} {...unsent} />),
    styleGuide: (input) =>
      documentHtml(
        <Document title="Stijlgids" around={input} assets={assets} sheets={['content', 'funnel', 'guide']}>
          <StyleGuide name={input.settings.name} />
        </Document>,
      ),
    mijn: (input) => documentHtml(<Mijn input={input} assets={assets} />),
    office: (input) => documentHtml(<Office input={input} assets={assets} />),
    myData: writeExport,
    mail: renderMail,
    // Loaded with the first document, because the modules that draw it take a third of a second to load.
    document: async (content, sender) =>
      (await import('../documents/draw.tsx')).drawDocument(content, sender),
    draftToKeep: serverDraftOfSlug,
    funnelSteps: funnelSteps(),
    funnels: Object.keys(funnels),
    stylesheet: assets.sheets.base,
  }
}
