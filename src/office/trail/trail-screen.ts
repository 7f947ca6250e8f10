import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/logboek',
  label: 'Logboek',
  about: 'Wat je hier deed, en wat collega’s deden',
  icon: 'list',
  order: 80,
  needs: 'staff-trail.own',
  load: () => import('./TrailScreen.tsx'),
}
