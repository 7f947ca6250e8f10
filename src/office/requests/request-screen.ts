import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/aanvragen/:reference',
  label: 'Aanvraag',
  about: 'Eén aanvraag, en wat je ermee kunt doen',
  icon: 'inbox',
  needs: 'requests.read',
  load: () => import('./RequestScreen.tsx'),
}
