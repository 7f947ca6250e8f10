/** What the documentation needs beside the site's own stylesheet. */
export const docsStyle = `.api-docs main { max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
.api-docs article { margin-block: 2.5rem; }
.api-docs h3 { overflow-wrap: anywhere; }
.api-table { overflow-x: auto; margin-block: 1rem; }
.api-table table { border-collapse: collapse; width: 100%; }
.api-table caption { text-align: start; font-weight: 600; padding-block: 0.5rem; }
.api-table th, .api-table td { text-align: start; vertical-align: top; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid; }
.api-docs pre { overflow-x: auto; padding: 1rem; border: 1px solid; border-radius: 0.5rem; }
`
