/** The address of the page that sends a request, without its query, for the body of the request (spec 001 section 3). */
export const pageSource = () => ({
  source: 'website',
  sourceUrl: typeof location === 'undefined' ? '' : location.origin + location.pathname,
})
