import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/instellingen',
  label: 'Instellingen',
  about: 'Prijzen, loketten, menu’s en wat overal op de site staat',
  icon: 'gear',
  order: 22,
  needs: 'content.list',
  load: () => import('./SettingsScreen.tsx'),
}
