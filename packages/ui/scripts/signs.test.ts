import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutSigns, signs, signsFile } from './signs.ts';

it('the cut has the signs that the style sheet says', () => {
  expect(signs()).toBe('←→⌘');
});

it('the shipped cut is what its source comes to (else: pnpm --filter @boostdesk/ui signs)', async () => {
  expect(Buffer.from(await cutSigns()).equals(readFileSync(signsFile))).toBe(true);
});
