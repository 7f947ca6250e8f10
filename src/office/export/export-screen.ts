import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/uitvoer',
  label: 'Uitvoer',
  about: 'Aanvragen in een bestand voor een spreadsheet',
  icon: 'page',
  order: 60,
  needs: 'request-export.list',
  load: () => import('./ExportScreen.tsx'),
}
