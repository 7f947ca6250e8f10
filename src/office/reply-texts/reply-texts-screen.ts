import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/teksten',
  label: 'Teksten',
  about: 'Teksten om uit te kiezen als je een afzender schrijft',
  icon: 'text',
  order: 18,
  needs: 'reply-texts.list',
  load: () => import('./ReplyTextsScreen.tsx'),
}
