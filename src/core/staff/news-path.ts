/** The address of the news of requests, which is no call: a stream of events, or JSON for whoever does not ask for one. */
export const newsPath = '/beheer/api/news'
