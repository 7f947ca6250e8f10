/** Styles of the sandbox pages on top of the site's stylesheet; the pages stay readable without that stylesheet too. */
export const sandboxStyle = `
.sandbox-head { border-block-end: 1px solid var(--line, #ccc); background: var(--sand, #faf6ef); }
.sandbox-head .wrap { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 32px; padding-block: 12px; }
.sandbox-name { font: 700 1.1875rem/1.2 var(--head, serif); }
.sandbox-name a { color: inherit; text-decoration: none; }
.sandbox-menu { display: flex; flex-wrap: wrap; gap: 0 24px; }
.sandbox-menu a { display: inline-block; padding-block: 10px; }
.sandbox-main { display: grid; gap: 24px; align-content: start; padding-block: 32px 64px; }
.sandbox-main > * { min-width: 0; }
ul.sandbox-switches { display: grid; gap: 20px; margin-block-start: 20px; }
.sandbox-switches legend { margin-block-end: 6px; font-weight: 600; }
.sandbox-modes { display: flex; flex-wrap: wrap; gap: 8px; }
.sandbox-list { display: grid; gap: 12px; }
.sandbox-list h2 { font-size: 1.1875rem; overflow-wrap: anywhere; }
.sandbox-list .facts { margin-block: 12px; }
.sandbox-text { margin: 0; font-size: 1rem; line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; }
.sandbox-codes { width: 100%; margin-block-start: 20px; border-collapse: collapse; }
.sandbox-codes :is(th, td) { padding: 8px 12px 8px 0; border-block-end: 1px solid var(--line, #ccc); text-align: start; overflow-wrap: anywhere; }
.sandbox-codes td { font-variant-numeric: tabular-nums; white-space: nowrap; }
.sandbox-frame { width: 100%; height: 640px; border: 1px solid var(--line, #ccc); border-radius: 12px; background: #fff; }
`
