import type { OfficeScreen } from '../shell/screen.ts'
import { paymentsPath } from './refund-wanted.ts'

export const screen: OfficeScreen = {
  path: paymentsPath,
  label: 'Betalingen',
  about: 'Geld teruggeven, en de lijst voor de boekhouding',
  icon: 'euro',
  order: 30,
  needs: 'refunds.check',
  load: () => import('./PaymentsScreen.tsx'),
}
