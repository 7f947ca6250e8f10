/** The entries of the build that are the office's: it shares no stylesheet with the site. */
export const officeSource = {
  sheet: 'src/office/office.css',
  script: 'src/office/office.tsx',
  passkey: 'src/office/door/passkey.ts',
} as const
