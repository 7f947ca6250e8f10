import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/account',
  label: 'Je account',
  about: 'Je wachtwoord, je tweede factor, waar je bent ingelogd en wanneer je er niet bent',
  icon: 'key',
  order: 90,
  needs: 'staff-account.sessions',
  load: () => import('./AccountScreen.tsx'),
}
