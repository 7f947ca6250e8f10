import { settings as ours } from '../../content/settings.ts'
import type { SettingsSeed } from '../../src/core/content/settings.ts'

const desks = Object.fromEntries(
  Object.entries(ours.desks).map(([codename, desk], index) => [
    codename,
    {
      ...desk,
      phone: `085 000 34 ${String(index).padStart(2, '0')}`,
      ...(desk.email && { email: desk.email.replace(/@.*/, '@dijkhuis.example') }),
    },
  ]),
)

/** The settings of an invented second association; with its theme they are all that another brand needs. */
export const settings: SettingsSeed = {
  ...ours,
  name: 'Dijkhuis',
  slogan: 'samen zorgen we voor thuis',
  email: 'hallo@dijkhuis.example',
  address: { street: 'Dijkweg 8', city: '8011 AA Zwolle' },
  desks,
  account: { ...ours.account, label: 'Mijn Dijkhuis' },
}
