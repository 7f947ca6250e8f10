// Loaded when first needed: with the certificates that it knows, the library would slow every start.

/** The library that makes and judges what passkeys sign. */
export const webauthn = () => import('@simplewebauthn/server')

/** Its parts, to look at an answer before the library judges it. */
export const webauthnParts = () => import('@simplewebauthn/server/helpers')
