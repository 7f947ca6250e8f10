import type { OfficeScreen } from '../shell/screen.ts'
import { useFurtherViews } from './use-saved-views.ts'
import { requestViews } from './views.ts'

export const screen: OfficeScreen = {
  path: '/aanvragen',
  label: 'Aanvragen',
  about: 'Wat er binnenkwam, wie het doet en voor wanneer het beloofd is',
  icon: 'inbox',
  order: 10,
  views: requestViews,
  useFurtherViews,
  needs: 'requests.list',
  load: () => import('./RequestsScreen.tsx'),
}
