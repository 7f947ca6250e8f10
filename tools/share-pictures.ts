// Draws the pictures that are shown where somebody shares a page: every drawing on the theme's ground, 1200 x 630, as PNG in
// src/web/render/public/og. Run it after a change of drawings or theme: node tools/share-pictures.ts
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { pictures } from '../src/core/content/parts.ts'
import { openBrowser } from '../test/kit/browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = `${root}src/web/render/public/og`
const theme = readFileSync(`${root}${process.env.THEME ?? 'src/web/look/theme.css'}`, 'utf8')

const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true },
})
const browser = await openBrowser()
try {
  const { Picture } = (await vite.ssrLoadModule('/src/web/blocks/Picture.tsx')) as {
    Picture: FunctionComponent<{ name: string }>
  }
  mkdirSync(out, { recursive: true })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  for (const name of Object.keys(pictures)) {
    const drawing = renderToStaticMarkup(createElement(Picture, { name }))
    await page.setContent(
      `<style>${theme} body{margin:0;height:630px;display:grid;place-items:end center;background:linear-gradient(to top,var(--pic-water) 24px,var(--sand) 0);padding-bottom:24px;box-sizing:border-box;overflow:hidden}svg{display:block;width:auto;height:560px;max-width:1120px}</style>${drawing}`,
    )
    await page.screenshot({ path: `${out}/${name}.png` })
    console.log(`og/${name}.png`)
  }
} finally {
  await browser.close()
  await vite.close()
}
