import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/namens',
  label: 'Namens een beller',
  about: 'Vul een formulier in voor wie belt',
  icon: 'form',
  order: 15,
  needs: 'on-behalf.start',
  load: () => import('./OnBehalfScreen.tsx'),
}
