import { SearchForm, Section, TileGrid as Tiles } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

export function TileGrid({ block }: BlockProps<'tile_grid'>) {
  const { anchor, title, intro, search, tiles } = block
  return (
    <Section id={anchor} title={title} lead={intro}>
      {search && <SearchForm action="/zoekresultaat" label={search.label} button={search.button} />}
      <Tiles tiles={tiles} level={title ? 3 : 2} />
    </Section>
  )
}
