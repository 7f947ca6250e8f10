/** The entries of the office's own build: it shares no script and no stylesheet with the site. */
export const officeSource = {
  sheet: 'src/office/office.css',
  script: 'src/office/office.tsx',
  passkey: 'src/office/door/passkey.ts',
} as const
