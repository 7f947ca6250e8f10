/** Whether a host is a bare internet address, of IPv4 or IPv6. A passkey is bound to a name (WebAuthn), so it works at none. */
export const isBareAddress = (host: string): boolean => /^(\d+\.){3}\d+$|:/.test(host)

/** Said at such an address. */
export const noPasskeyHere =
  'Een passkey werkt niet op dit adres. Open het kantoor op localhost, of gebruik een code.'
