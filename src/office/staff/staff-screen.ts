import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/medewerkers',
  label: 'Medewerkers',
  about: 'Wie hier werkt, met welke rollen, en wat op goedkeuring wacht',
  icon: 'people',
  order: 70,
  needs: 'staff.list',
  load: () => import('./StaffScreen.tsx'),
}
