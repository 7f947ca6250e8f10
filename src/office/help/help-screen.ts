import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/hulp',
  label: 'Hulp',
  about: 'Hoe je iets doet, per taak, met wat de ander ziet',
  icon: 'help',
  order: 95,
  load: () => import('./HelpScreen.tsx'),
}
