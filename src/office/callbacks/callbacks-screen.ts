import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/terugbellen',
  label: 'Terugbellen',
  about: 'Wie vandaag en morgen een telefoontje van ons verwacht',
  icon: 'clock',
  order: 14,
  needs: 'callback.list',
  load: () => import('./CallbacksScreen.tsx'),
}
