import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/vastgelopen',
  label: 'Vastgelopen',
  about: 'Wat na de laatste poging bleef liggen, en het opnieuw versturen',
  icon: 'warning',
  order: 40,
  needs: 'dead-letters.list',
  load: () => import('./DeadLettersScreen.tsx'),
}
