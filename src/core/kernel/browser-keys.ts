// Names of cookies, events and storage in a browser, on which the server, islands and the plain script agree.

/**
 * Name of the readable cookie that is there while somebody is logged in. Its value is always `1`: it does not say who, and the
 * server never relies on it. The `__Host-` prefix keeps subdomains from setting it.
 */
export const loginHintCookie = '__Host-thuisbasis-ingelogd'
/** Name of that cookie over plain http, where a browser may refuse the `__Host-` prefix; demo only. */
export const plainLoginHintCookie = 'thuisbasis-ingelogd'

/** Event on the document when somebody logged in or out while the page was open. */
export const viewerEvent = 'thuisbasis:viewer'

/** Prefix of the session storage key of every funnel's draft; logging out removes all keys with it. */
export const draftPrefix = 'thuisbasis:'

/** Session storage key of what a visitor told of themselves and their home in a form that was sent. */
export const visitKey = 'thuisbasis:bezoek'

/** Session storage key under which a funnel leaves its `Receipt` for the confirmation page. */
export const confirmationKey = 'thuisbasis:confirmation'

/**
 * Session storage key under which the block `licence_plate` keeps a plate as JSON (`"GT-123-B"`), for the page that it leads to.
 * It goes when the tab closes or somebody logs out.
 */
export const plateKey = 'thuisbasis:kenteken'

/** Prefix of the session storage keys under which the block `moving_tool` keeps its answers, one per page and block. */
export const movingKey = 'thuisbasis:verhuistool'

/**
 * Prefix of the session storage keys under which an answer to a message of ours is kept until it is sent, by the reference of its
 * request: at `/mijn`, and at `/bericht`.
 */
export const answerPrefix = 'thuisbasis:antwoord:'
export const linkedAnswerPrefix = 'thuisbasis:bericht:'

/** Session storage key of the e-mail address that somebody gave at `/bericht`, beside their link. */
export const linkedAddressKey = 'thuisbasis:bericht-adres'

/**
 * Session storage key under which the subsidy check keeps its filters while somebody fills them in. It goes when they leave the
 * page.
 */
export const subsidyKey = 'thuisbasis:subsidiecheck'
