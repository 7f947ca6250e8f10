import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/planning',
  label: 'Planning laden',
  about: 'Kantoren, openingstijden, adviseurs en prijzen uit één bestand',
  icon: 'calendar',
  order: 20,
  needs: 'planning-load.check',
  load: () => import('./PlanningScreen.tsx'),
}
