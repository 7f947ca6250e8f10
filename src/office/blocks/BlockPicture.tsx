import type { KindName } from '../../core/content/kinds.ts'

/** How a part of a picture looks; the stylesheet has a class of each. */
type Look = 'head' | 'line' | 'act' | 'sign' | 'edge' | 'soft' | 'sand' | 'band' | 'pale'

/** A part of a picture: its look, and a path on a grid of 96 by 64. */
type Part = readonly [look: Look, path: string]

const along = (look: Look, x: number, y: number, length: number): Part => [look, `M${x} ${y}h${length}`]
const head = (x: number, y: number, length: number) => along('head', x, y, length)
const line = (x: number, y: number, length: number) => along('line', x, y, length)
const pale = (x: number, y: number, length: number) => along('pale', x, y, length)
const act = (x: number, y: number, length: number) => along('act', x, y, length)

const box = (look: Look, x: number, y: number, width: number, height: number): Part => [
  look,
  `M${x} ${y}h${width}v${height}h-${width}Z`,
]
const edge = (x: number, y: number, width: number, height: number) => box('edge', x, y, width, height)
const soft = (x: number, y: number, width: number, height: number) => box('soft', x, y, width, height)
const sand = (x: number, y: number, width: number, height: number) => box('sand', x, y, width, height)

const sign = (path: string): Part => ['sign', path]
const arrow = (x: number, y: number) => sign(`M${x} ${y}h6m-2.5-2.5 2.5 2.5-2.5 2.5`)
/** A house of 20 by 20 that stands on the point. */
const house = (x: number, y: number) => sign(`M${x} ${y}v-12l10-8 10 8v12ZM${x + 7} ${y}v-7h6v7`)
const lens = (x: number, y: number) => sign(`M${x} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0m6 2.5 3 3`)

/** The shape of each kind of block as a page shows it; the type makes a missing one a compile error. */
const pictures: { readonly [K in KindName]: readonly Part[] } = {
  hero: [
    sand(0, 0, 96, 64),
    head(9, 15, 34),
    head(9, 24, 22),
    line(9, 34, 32),
    act(12, 47, 16),
    soft(54, 12, 36, 40),
    house(62, 46),
  ],
  rich_text: [head(9, 12, 34), line(9, 24, 78), line(9, 32, 72), line(9, 40, 76), line(9, 48, 44)],
  picture_text: [
    soft(8, 12, 36, 40),
    house(16, 44),
    head(53, 19, 28),
    line(53, 30, 34),
    line(53, 38, 30),
    line(53, 46, 18),
  ],
  accordion: [
    edge(8, 8, 80, 13),
    head(14, 14.5, 34),
    sign('m77 13 3 3 3-3'),
    edge(8, 26, 80, 13),
    head(14, 32.5, 44),
    sign('m77 31 3 3 3-3'),
    edge(8, 44, 80, 13),
    head(14, 50.5, 28),
    sign('m77 49 3 3 3-3'),
  ],
  grid: [8, 38, 68].flatMap((x) => [
    head(x + 1, 16, 16),
    line(x + 1, 27, 20),
    line(x + 1, 35, 18),
    line(x + 1, 43, 20),
    line(x + 1, 51, 10),
  ]),
  tabs: [
    edge(8, 21, 80, 35),
    soft(8, 8, 26, 13),
    head(14, 14.5, 14),
    line(41, 14.5, 14),
    line(64, 14.5, 14),
    line(15, 31, 64),
    line(15, 39, 58),
    line(15, 47, 34),
  ],
  timeline: [
    sign('M8 22h80'),
    ...[12, 41, 70].flatMap((x): Part[] => [
      sign(`M${x - 3} 22a3 3 0 1 0 6 0a3 3 0 1 0-6 0`),
      head(x - 2, 12, 10),
      line(x - 2, 34, 20),
      line(x - 2, 42, 16),
      line(x - 2, 50, 18),
    ]),
  ],
  interesting_links: [
    head(9, 12, 34),
    ...[26, 38, 50].flatMap((y, at) => [arrow(9, y), line(22, y, [46, 58, 38][at] ?? 40)]),
  ],
  tile_grid: [8, 36, 64].flatMap((x) =>
    [8, 34].flatMap((y): Part[] => [
      soft(x, y, 24, 22),
      sign(`M${x + 9} ${y + 6}h6v5h-6Z`),
      line(x + 5, y + 17, 14),
    ]),
  ),
  call_to_action: [
    box('band', 0, 8, 96, 48),
    pale(10, 20, 38),
    pale(10, 28, 30),
    act(14, 42, 20),
    pale(62, 22, 24),
    pale(62, 32, 20),
    pale(62, 42, 24),
  ],
  desks: [
    sign('M12 16c0 16 12 30 28 30M12 16l5 1 2 7-4 3m25 19 1-5-6-5-4 4'),
    head(50, 22, 36),
    line(50, 34, 32),
    line(50, 42, 24),
  ],
  carousel: [
    edge(-12, 10, 26, 44),
    edge(20, 10, 44, 44),
    soft(20, 10, 44, 22),
    house(32, 32),
    head(26, 40, 26),
    line(26, 48, 30),
    edge(70, 10, 44, 44),
    soft(70, 10, 44, 22),
    line(76, 40, 20),
  ],
  taxonomies: [9, 54].flatMap((x) => [
    head(x, 13, 24),
    line(x, 25, 30),
    line(x, 34, 24),
    line(x, 43, 32),
    line(x, 52, 20),
  ]),
  how_it_works: [8, 37, 66].flatMap((x) => [
    sand(x, 10, 24, 44),
    act(x + 8, 20, 1),
    head(x + 5, 32, 12),
    line(x + 5, 40, 14),
    line(x + 5, 47, 10),
  ]),
  price_list: [14, 32, 50].flatMap((y, at) => [
    line(9, y, [38, 46, 30][at] ?? 38),
    head(72, y, 14),
    ...(at < 2 ? [along('edge', 8, y + 9, 80)] : []),
  ]),
  news_list: [10, 38].flatMap((y) => [line(9, y, 16), head(9, y + 8, 48), line(9, y + 17, 76)]),
  form: [head(9, 9, 30), edge(8, 17, 80, 11), edge(8, 33, 80, 11), act(12, 54, 18)],
  funnel: [
    head(10, 9, 24),
    line(40, 9, 46),
    line(9, 20, 40),
    edge(8, 26, 38, 12),
    edge(50, 26, 38, 12),
    line(9, 54, 14),
    act(68, 53, 16),
  ],
  confirmation: [
    ['soft', 'M39 17a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z'],
    sign('m43.5 17 3.5 3.5 6-7'),
    head(28, 35, 40),
    line(22, 45, 52),
    line(30, 53, 36),
  ],
  tool: [
    edge(8, 10, 36, 12),
    edge(8, 28, 36, 12),
    act(12, 50, 14),
    soft(52, 10, 36, 44),
    line(59, 20, 18),
    head(59, 31, 20),
    line(59, 43, 22),
  ],
  roof_check: [
    soft(8, 14, 24, 36),
    edge(37, 14, 24, 36),
    edge(66, 14, 24, 36),
    sign('M13 40V28h14v12'),
    sign('M42 40v-9l14-5v14M40 31.7 58 25.3'),
    sign('M71 40v-8l7-7 7 7v8M68.5 34.5 78 25l9.5 9.5'),
  ],
  licence_plate: [
    edge(12, 14, 72, 18),
    box('band', 12, 14, 10, 18),
    head(30, 23, 8),
    head(47, 23, 12),
    head(68, 23, 8),
    act(16, 46, 26),
  ],
  moving_tool: [
    line(9, 10, 34),
    soft(8, 15, 16, 9),
    edge(28, 15, 16, 9),
    line(9, 32, 30),
    edge(8, 37, 16, 9),
    soft(28, 37, 16, 9),
    line(9, 54, 26),
    sand(52, 8, 36, 48),
    head(59, 20, 20),
    line(59, 31, 22),
    line(59, 39, 16),
  ],
  problem_finder: [
    head(9, 11, 40),
    ...[8, 36, 64].map((x) => soft(x, 20, 24, 36)),
    house(10, 44),
    sign('M48 27c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z'),
    sign('m78 27-6 10h8l-5 9'),
  ],
  problem_place: [
    house(10, 38),
    head(40, 18, 34),
    ...[28, 42].flatMap((y) => [soft(40, y, 48, 11), line(46, y + 5.5, 24)]),
  ],
  problem_results: [
    edge(8, 8, 60, 12),
    lens(13, 13),
    act(76, 14, 8),
    ...[8, 50].flatMap((x) => [soft(x, 27, 38, 16), head(x + 1, 49, 20), line(x + 1, 57, 30)]),
  ],
  subsidy: [
    soft(8, 8, 20, 8),
    head(9, 24, 30),
    line(9, 33, 42),
    line(9, 41, 38),
    line(9, 49, 42),
    sand(62, 8, 26, 48),
    line(67, 19, 14),
    line(67, 28, 10),
    line(67, 37, 14),
    act(70, 48, 10),
  ],
  subsidy_check: [
    sand(8, 8, 28, 48),
    ...[16, 26, 36].flatMap((y) => [edge(12, y - 3, 6, 6), line(23, y, 8)]),
    act(16, 48, 12),
    ...[8, 34].flatMap((y) => [edge(44, y, 44, 22), head(50, y + 8, 20), line(50, y + 15, 30)]),
  ],
  iframe: [
    edge(8, 8, 80, 48),
    along('edge', 8, 18, 80),
    line(13, 13, 12),
    soft(16, 25, 64, 24),
    head(24, 37, 30),
  ],
  embed: [edge(8, 8, 80, 48), line(18, 20, 60), line(26, 28, 44), act(36, 43, 24)],
}

/** A small drawing of what a kind of block looks like on a page. It is decoration: the name of the kind stands beside it. */
export function BlockPicture({ kind }: { kind: KindName }) {
  return (
    <svg className="block-picture" viewBox="0 0 96 64" aria-hidden="true">
      {pictures[kind].map(([look, path]) => (
        <path key={`${look} ${path}`} className={`block-${look}`} d={path} />
      ))}
    </svg>
  )
}
