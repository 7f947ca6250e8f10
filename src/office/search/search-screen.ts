import type { OfficeScreen } from '../shell/screen.ts'
import { searchPath } from './searched.ts'

export const screen: OfficeScreen = {
  path: searchPath,
  label: 'Zoeken',
  about: 'Een aanvraag vinden op naam, adres, nummer of referentie',
  icon: 'search',
  order: 5,
  key: '/',
  needs: 'request-search.find',
  load: () => import('./SearchScreen.tsx'),
}
