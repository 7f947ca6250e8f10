import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/inhoud/:codename',
  label: 'Tekst schrijven',
  about: 'Eén tekst van de site: schrijven, bekijken en publiceren',
  icon: 'page',
  needs: 'content.read',
  load: () => import('./DocumentScreen.tsx'),
}
