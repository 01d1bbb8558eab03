/** The style sheet of a report. */
export const reportStyle = `
:root { color-scheme: light; }
body { margin: 0; background: #f6f2e9; color: #2b2622; font: 16px/1.5 "Alegreya Sans", system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 2rem; line-height: 1.15; }
section { margin: 24px 0; padding: 4px 20px 16px; background: #fffdf8; border: 1px solid #ddd4c4; border-radius: 8px; }
h2 { margin: 12px 0 0; font-size: 1.3rem; }
p { margin: 4px 0; color: #5d544b; }
svg { display: block; width: 100%; height: auto; margin: 12px 0; }
svg text { font: 13px system-ui, sans-serif; fill: #2b2622; }
svg .scale { fill: #6d6359; }
svg .grid { stroke: #e6dfd1; }
svg .fair { stroke: #8a7d6e; stroke-dasharray: 4 3; }
table { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: 3px 8px; text-align: right; border-bottom: 1px solid #e6dfd1; }
th:first-child { text-align: left; font-weight: inherit; }
thead th { font-weight: 600; }
summary { cursor: pointer; color: #5d544b; }
details { overflow-x: auto; }
thead th { vertical-align: bottom; }
.contents a { color: inherit; }
.key { position: sticky; top: 0; display: flex; gap: 32px; margin: 0; padding: 8px 24px; background: #f6f2e9; font-weight: 600; }
section { scroll-margin-top: 48px; }
`
