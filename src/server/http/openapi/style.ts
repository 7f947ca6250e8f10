/** Styles of the documentation on top of the site's own stylesheet; it stays readable without that stylesheet too. */
export const docsStyle = `.api-docs main { box-sizing: border-box; width: 100%; max-width: 64rem; margin-inline: auto; padding: 32px 20px 64px; }
.api-docs h1 { margin-block: 16px; }
.api-docs nav ul { display: flex; flex-wrap: wrap; gap: 0 24px; margin-block: 16px; padding: 0; list-style: none; }
.api-docs nav a { display: inline-block; padding-block: 10px; }
.api-docs section { margin-block-start: 48px; }
.api-docs article { margin-block-start: 24px; padding: 20px; border: 1px solid var(--line, #ccc); border-radius: 12px; background: var(--paper, #fff); }
.api-docs h3 { overflow-wrap: anywhere; }
.api-docs code { font-size: 0.9em; overflow-wrap: anywhere; }
.api-table { overflow-x: auto; margin-block: 16px; }
.api-table table { border-collapse: collapse; width: 100%; font-size: 1rem; }
.api-table caption { padding-block: 8px; font-weight: 600; text-align: start; }
.api-table th, .api-table td { min-width: 5rem; padding: 8px 16px 8px 0; border-block-end: 1px solid var(--line, #ccc); text-align: start; vertical-align: top; }
.api-table th code { white-space: nowrap; overflow-wrap: normal; }
.api-table td:last-child { min-width: 14rem; }
.api-docs pre { overflow-x: auto; margin-block: 8px 16px; padding: 16px; border-radius: 8px; background: var(--sand, #faf6ef); font-size: 1rem; line-height: 1.5; }
`
