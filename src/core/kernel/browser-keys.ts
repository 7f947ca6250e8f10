// Names of cookies, events and storage in a browser, on which the server, islands and the plain script agree.

/**
 * Name of the readable cookie that is there while somebody is logged in. Its value is always `1`: it says nothing
 * about who, and nothing on the server believes it. No subdomain can set one of this name.
 */
export const hintCookie = '__Host-thuisbasis-ingelogd'
/** The same over plain http, where a browser may refuse the other; demo only. */
export const plainHintCookie = 'thuisbasis-ingelogd'

/** Said on the document when somebody logged in or out while the page stood open. */
export const viewerEvent = 'thuisbasis:viewer'

/** What every funnel's draft in session storage begins with; logging out removes them. */
export const draftPrefix = 'thuisbasis:'

/** Session storage key under which stands what a visitor told of themselves and their home in a form that was sent. */
export const visitKey = 'thuisbasis:bezoek'

/** Session storage key under which a funnel leaves its `Receipt` for the confirmation page. */
export const confirmationKey = 'thuisbasis:confirmation'

/**
 * Session storage key under which the block `licence_plate` keeps a plate as JSON (`"GT-123-B"`), for the page that it
 * leads to. It goes with the tab, and with logging out.
 */
export const plateKey = 'thuisbasis:kenteken'

/** What the session storage keys begin with under which the block `moving_tool` keeps its answers, one per page and block. */
export const movingKey = 'thuisbasis:verhuistool'

/** Session storage key under which the subsidy check keeps its filters while somebody fills them in. It goes with the page. */
export const subsidyKey = 'thuisbasis:subsidiecheck'
