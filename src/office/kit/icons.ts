/** The drawings of the office's own icons: one path each on a grid of 24 px, stroked, as `web/ui/icons` has them. */
export const officeIcons = {
  home: 'M4 20.5V10.2L12 3.5l8 6.7v10.3ZM9.5 20.5v-6h5v6',
  inbox: 'M4 13 6.5 5h11L20 13v6H4Zm0 0h5a3 3 0 0 0 6 0h5',
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5v4m7-4v4',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c0-4 2.5-6 6-6s6 2 6 6m1-15.5a3.5 3.5 0 0 1 0 7M18 14.5c2 .8 3 2.600 3 5.5',
  euro: 'M18 6.5A7 7 0 1 0 18 17.5M4 10.5h9M4 13.5h9',
  page: 'M6 3.5h8l4 4v13H6ZM9.5 12h5m-5 4h5',
  plug: 'M9 3v5m6-5v5M6 8h12v3a6 6 0 0 1-12 0Zm6 9v4',
  chart: 'M4 20h16M7 16v-5m5 5V6m5 10v-8',
  list: 'M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.700-1.800L20 20',
  key: 'M14.5 13.5a5 5 0 1 0-4.700-3.300L4 16v4h4v-2.5h2.5V15l1.300-1.300a5 5 0 0 0 2.700-.2ZM15.5 7.5h.01',
  out: 'M13.5 4H5v16h8.5M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  fold: 'M4 5h16v14H4ZM9.5 5v14M16.5 9.5 14 12l2.5 2.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.5l3.5 2',
  check: 'm4.5 12.5 5 5L20 6.5',
  cross: 'm6 6 12 12M18 6 6 18',
  warning: 'M12 4 2.800 20h18.400ZM12 10.5v4M12 17.200h.01',
  onward: 'M4 12h15m-6-6 6 6-6 6',
  back: 'M20 12H5m6-6-6 6 6 6',
  up: 'm5 15 7-7 7 7',
  down: 'm5 9 7 7 7-7',
  left: 'm14.5 5-7 7 7 7',
  mail: 'M4 6h16v12H4Zm0 .5 8 6 8-6',
  note: 'M5 4h14v10l-5 6H5Zm9 16v-6h5',
  dot: 'M12 12.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Z',
} as const

export type OfficeIconName = keyof typeof officeIcons
