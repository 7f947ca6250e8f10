/**
 * Name of the readable cookie that is there while somebody is logged in. Its value is always `1`: it says nothing
 * about who, and nothing on the server believes it.
 */
export const hintCookie = 'thuisbasis-ingelogd'
