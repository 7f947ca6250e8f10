import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/partners',
  label: 'Partners',
  about: 'Wie werk voor ons doet, en of dat lukt',
  icon: 'plug',
  order: 50,
  needs: 'partner-status.read',
  load: () => import('./PartnersScreen.tsx'),
}
