import type { OfficeScreen } from '../shell/screen.ts'
import { CallKey } from './CallKey.tsx'

export const screen: OfficeScreen = {
  path: '/telefoon',
  label: 'Telefoon',
  about: 'De gesprekken van vandaag, en hoe ze afliepen',
  icon: 'phone',
  order: 12,
  needs: 'phone-calls.list',
  Everywhere: CallKey,
  load: () => import('./PhoneCallsScreen.tsx'),
}
