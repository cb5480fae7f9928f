// A component rendered without a browser, and the style sheet that belongs to it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Badge } from '@boostdesk/ui/badge';
import { Money } from '@boostdesk/ui/money';
import { renderToStaticMarkup } from 'react-dom/server';

console.log(
  renderToStaticMarkup(
    <p>
      <Badge count={3} /> <Money amount={7400} currency="USD" locale="en-US" />
    </p>,
  ),
);

const sheet = createRequire(join(process.cwd(), 'package.json')).resolve('@boostdesk/ui/styles.css');
const css = readFileSync(sheet, 'utf8');
console.log(
  css.includes('@layer boostdesk.tokens, boostdesk.base, boostdesk.components, boostdesk.reader'),
  css.length > 10_000,
);
