/**
 * The drawings of the icons of forms and funnels: one path each on a grid of 24 px, stroked, never filled. A dot is a line
 * without length. Every funnel loads all of them; icons that only pages show are in page-paths.ts.
 */
export const paths = {
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5',
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  check: 'm4.5 12.5 5 5L20 6.5',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  cross: 'm6 6 12 12M18 6 6 18',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5M12 16.3h.01',
  file: 'M13.5 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8.5ZM13.5 3v5.5H19',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11.5v5M12 7.7h.01',
  magnifier: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 20.5 20.5',
  pencil: 'M4 20l1-4.5L16 4.5a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19ZM13.5 7l3.5 3.5',
  plus: 'M12 5v14M5 12h14',
  shield: 'M12 3 4.5 6v5.5c0 4.6 3 7.6 7.5 9.5 4.5-1.9 7.5-4.9 7.5-9.5V6Z',
  trash: 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  warning: 'M12 4 2.8 20h18.4ZM12 10.5v4M12 17.2h.01',
} as const
