import type { OfficeScreen } from '../shell/screen.ts'

export const screen: OfficeScreen = {
  path: '/uitvoer',
  label: 'Uitvoer',
  about: 'Alle aanvragen van één soort in een bestand',
  icon: 'page',
  order: 60,
  needs: 'request-export.kinds',
  load: () => import('./ExportScreen.tsx'),
}
