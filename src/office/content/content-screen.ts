import type { OfficeScreen } from '../shell/screen.ts'
import { contentViews } from './list/content-filters.ts'

export const screen: OfficeScreen = {
  path: '/inhoud',
  label: 'Inhoud',
  about: 'De teksten van de site: schrijven, bekijken en publiceren',
  icon: 'page',
  order: 20,
  views: contentViews,
  needs: 'content.list',
  load: () => import('./ContentScreen.tsx'),
}
