import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/',
  label: 'Vandaag',
  about: 'Wat er vandaag te doen is',
  icon: 'home',
  order: 0,
  load: () => import('./HomeScreen.tsx'),
}
