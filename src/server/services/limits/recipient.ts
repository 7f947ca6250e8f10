const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an e-mail address, as limits count it: mail programs leave out what stands behind a plus, Gmail
 * dots as well, and nobody looks at capitals. Only to count by: mail goes to the address as it was typed.
 */
export const recipientOf = (address: string): string => {
  const [, typed = address, host = ''] = /^(.*)@([^@]*)$/su.exec(address.toLowerCase()) ?? []
  // one that begins with its plus has no other name
  const name = typed.replace(/(?<=.)\+.*$/su, '')
  return withoutDots.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
