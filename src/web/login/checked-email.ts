import { relabel } from '../../core/fields/brick.ts'
import { email } from '../../core/fields/email.ts'
import type { Profile, Viewer } from '../../core/kernel/viewer.ts'

/**
 * An e-mail address that passed its check, as a funnel asks it. It is drawn by `KnownEmail`, never typed in the step
 * that shows it (decision 34).
 */
export const checkedEmail = relabel(email, { control: 'custom' })

/** The e-mail address of whoever is logged in, else the one that passed its check; undefined while there is none. */
export const emailOf = (
  known: { readonly email?: unknown },
  { viewer }: { readonly viewer: Viewer },
): string | undefined =>
  viewer.profile?.emailAddress ?? (typeof known.email === 'string' ? known.email : undefined)

/** A person's name as a funnel's `fixed` takes it: whoever has one cannot change it here (decision 34). */
export const fixedName = ({ initials, inserts, lastName }: Profile) =>
  initials && lastName ? { initials, inserts: inserts ?? '', lastName } : {}
