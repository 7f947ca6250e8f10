/**
 * Pages beside those of content whose survey is counted, each under one fixed name: the address of a request or of a search says
 * something about a person, and anybody can make up an address that does not exist.
 */
export const surveyPages = {
  mijn: '/mijn',
  search: '/zoekresultaat',
  notFound: '/404',
  failed: '/500',
  wait: '/429',
} as const

export type SurveyPage = (typeof surveyPages)[keyof typeof surveyPages]

const pages: readonly string[] = Object.values(surveyPages)

export const isSurveyPage = (page: string): boolean => pages.includes(page)
