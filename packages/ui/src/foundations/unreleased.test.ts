import { expect, it } from 'vitest';
import { collectUnreleased } from './unreleased.ts';

it('lists the changes of this package, larger ones first, each in a line', () => {
  const fix = "---\n'@boostdesk/ui': patch\n---\n\nFixes a\nlong line.\n";
  const feature = "---\n'@boostdesk/search': patch\n'@boostdesk/ui': minor\n---\n\nAdds a part.\n";
  const other = "---\n'@boostdesk/auth': major\n---\n\nRemoves a role.\n";
  expect(collectUnreleased([fix, other, feature])).toEqual(['- Adds a part.', '- Fixes a long line.']);
});
