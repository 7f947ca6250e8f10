import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/stapel',
  label: 'De stapel',
  about: 'Wat wacht op wie het pakt, en wie er niet is',
  icon: 'copy',
  order: 7,
  needs: 'pile.read',
  load: () => import('./PileScreen.tsx'),
}
