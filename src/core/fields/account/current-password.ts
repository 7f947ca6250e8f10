import { relabel } from '../brick/brick.ts'
import { password } from './password.ts'

/** The password that is asked again before something that only the owner may do. */
export const currentPassword = relabel(password, { label: 'Huidig wachtwoord' })
