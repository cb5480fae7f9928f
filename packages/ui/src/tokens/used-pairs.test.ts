import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pairs } from './pairs.ts';
import { colors } from './tokens.ts';

const src = `${import.meta.dirname}/..`;
const known = new Set(pairs.flatMap(({ text, on }) => on.map((ground) => `${text} on ${ground}`)));

/** WCAG exempts what cannot be used; a colour that is laid over others has no ratio of its own. */
const isMeasured = (token: string) => token in colors && token !== 'text-disabled' && token !== 'scrim';

/** Text and ground of each rule, a nested rule standing on the nearest ground around it. */
function pairsOf(css: string): string[] {
  const found: string[] = [];
  const stack: { text?: string; ground?: string }[] = [{}];
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  for (const [, declaration, end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const [, property, token] =
      /^\s*(color|background|background-color)\s*:\s*var\(--([\w-]+)\)\s*$/.exec(declaration ?? '') ?? [];
    const here = stack.at(-1);
    if (here && token && end !== '{') {
      if (property === 'color') here.text = token;
      else here.ground = token;
    }
    if (end === '{') stack.push({});
    if (end !== '}') continue;
    const closed = stack.pop();
    const ground = closed?.ground ?? stack.findLast((outer) => outer.ground)?.ground;
    if (closed?.text && ground && isMeasured(closed.text) && isMeasured(ground)) {
      found.push(`${closed.text} on ${ground}`);
    }
  }
  return found;
}

it('reads text and ground of a rule, and the ground around a nested one', () => {
  const css =
    '.a { background: var(--bg); .b { color: var(--text); } &:hover { color: var(--accent); background: var(--surface); } }';
  expect(pairsOf(css)).toEqual(['text on bg', 'accent on surface']);
});

it('every pair in the style sheets is one whose contrast is computed', () => {
  const sheets = globSync('**/*.css', { cwd: src }).filter((file) => !file.includes('generated'));
  expect(sheets.length).toBeGreaterThan(40);
  const unknown = sheets.flatMap((file) =>
    pairsOf(readFileSync(`${src}/${file}`, 'utf8'))
      .filter((pair) => !known.has(pair))
      .map((pair) => `${file}: ${pair}`),
  );
  expect(unknown).toEqual([]);
});
