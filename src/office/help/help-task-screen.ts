import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/hulp/:task',
  label: 'Hulp bij een taak',
  about: 'Eén taak, stap voor stap',
  icon: 'help',
  load: () => import('./HelpTaskScreen.tsx'),
}
