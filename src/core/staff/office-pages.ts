/** What a page of the door to the office shows when a form on it was refused. */
interface Refused {
  /** Dutch sentences by the name of the field; under `''` what belongs to none. */
  errors?: Readonly<Record<string, string>>
}

/**
 * A page of the office that the server draws whole. All but the last work without a script: they are the door. The last is the
 * frame in which the office's own script draws every screen.
 */
export type OfficePage =
  | ({ kind: 'login'; emailAddress?: string; back: string } & Refused)
  /** The second factor after the password; `passkey` where the account has one beside, or instead of, an app. */
  | ({ kind: 'factor'; hasPasskey: boolean; hasTotp: boolean; back: string } & Refused)
  /** An app with codes is set up: the secret as text and as a picture (SVG without styles) for its camera. */
  | ({ kind: 'setup-factor'; secret: string; picture: string } & Refused)
  /** Recovery codes, shown once. */
  | { kind: 'recovery-codes'; codes: readonly string[] }
  /** The first password of somebody who was invited, or whose factor was reset. */
  | ({ kind: 'invitation'; token: string; emailAddress: string } & Refused)
  | { kind: 'invitation-over' }
  /**
   * Opens the same address again. A browser that follows a link from elsewhere does not send the office's cookie, which is
   * `SameSite=Strict`; one that comes from a page of ours does.
   */
  | { kind: 'open-again'; path: string }
  | { kind: 'screens' }

/** The addresses of the door. */
export const officePaths = {
  home: '/beheer',
  login: '/beheer/inloggen',
  factor: '/beheer/inloggen/code',
  setup: '/beheer/tweede-factor',
  invitation: '/beheer/uitnodiging',
  logOut: '/beheer/uitloggen',
} as const

/** Most characters of a path to go back to: it travels in the form of the login, whose size is bounded too. */
const longestBack = 500

/** A path of the office to go back to after the login; anything else leads to its home. */
export const officeBack = (asked: unknown): string =>
  typeof asked === 'string' &&
  asked.length <= longestBack &&
  /^\/beheer(\/[\w/-]*)?(\?[\w=&%.,:-]*)?$/.test(asked) &&
  !asked.startsWith(officePaths.login)
    ? asked
    : officePaths.home
