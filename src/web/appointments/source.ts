/** The page that sends a request, without its query: as its body says where it comes from (spec 001 section 3). */
export const pageSource = () => ({
  source: 'website',
  sourceUrl: typeof location === 'undefined' ? '' : location.origin + location.pathname,
})
