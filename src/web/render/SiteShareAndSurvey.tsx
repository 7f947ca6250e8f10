import type { Surroundings } from '../../core/render.ts'
import { type SurveyPage, surveyPages } from '../../core/rules/survey-pages.ts'
import { ShareAndSurvey } from '../blocks/ShareAndSurvey.tsx'

/**
 * The end of a page that is no content (spec 000 section 1), with the share links and the survey. What it shares is public and
 * says nothing about a reader: the search page without its query, and the home page for all others.
 */
export function SiteShareAndSurvey({ around, place }: { around: Surroundings; place: SurveyPage }) {
  const { settings, origin } = around
  const shared = place === surveyPages.search ? place : '/'
  return <ShareAndSurvey title={settings.name} url={origin + shared} path={place} survey={settings.survey} />
}
