type Row = Readonly<Record<string, unknown>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? '');

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const cell = (value: unknown): string => `<td dir="auto">${escapeHtml(textOf(value))}</td>`;

function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (first === undefined) return '<p>None.</p>';
  const names = Object.keys(first);
  const head = names.map((name) => `<th scope="col">${escapeHtml(name.replaceAll('_', ' '))}</th>`).join('');
  const body = rows.map((row) => `<tr>${names.map((name) => cell(row[name])).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}

const facts = (row: Row): string =>
  `<table><tbody>\n${Object.entries(row)
    .map(([name, value]) => `<tr><th scope="row">${escapeHtml(name.replaceAll('_', ' '))}</th>${cell(value)}</tr>`)
    .join('\n')}\n</tbody></table>`;

const picture = ({ file, alt }: { readonly file: string; readonly alt: string }): string =>
  `<figure><img src="${escapeHtml(file)}" alt="${escapeHtml(alt)}"><figcaption>${escapeHtml(file)}</figcaption></figure>`;

export interface EvidencePage {
  readonly id: number;
  readonly order: Row;
  /** Tables by heading. */
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly pictures: readonly (Row & { readonly file: string; readonly alt: string })[];
  /** Why the files of the pictures are left out; null when they are not. */
  readonly note: string | null;
}

function pictureList({ pictures, note }: Pick<EvidencePage, 'pictures' | 'note'>): string {
  if (note !== null) return `<p>${escapeHtml(note)}</p>\n${table(pictures)}`;
  return pictures.length === 0 ? '<p>None.</p>' : pictures.map(picture).join('\n');
}

/** A page without scripts that shows the evidence. Everything that users wrote is escaped. */
export const renderEvidencePage = ({ id, order, tables, ...rest }: EvidencePage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Evidence for order #${id}</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; }
table { border-collapse: collapse; }
th, td { border: 1px solid #999; padding: 4px 8px; text-align: start; vertical-align: top; white-space: pre-wrap; }
img { max-width: 100%; }
</style>
</head>
<body>
<h1>Evidence for order #${id}</h1>
<p>Amounts are in cents and times in UTC. The file manifest.json has the SHA-256 of every file.</p>
<h2>Order</h2>
${facts(order)}
${Object.entries(tables)
  .map(([heading, rows]) => `<h2>${escapeHtml(heading)}</h2>\n${table(rows)}`)
  .join('\n')}
<h2>Pictures</h2>
${pictureList(rest)}
</body>
</html>
`;
