/** `start` equals `end` for a cursor. */
export interface EditedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type EditCommand = 'bold' | 'italic' | 'code' | 'link' | 'heading' | 'list' | 'numbers' | 'quote';

/** Placeholders for missing text. */
export interface EditPlaceholders {
  readonly text: string;
  readonly address: string;
}

const MARKERS = { bold: '**', italic: '*', code: '`' } as const;

/** A mark within a longer run, such as `*` in `**`, does not count. */
const hasMarker = (before: string, after: string, mark: string): boolean =>
  before.endsWith(mark) &&
  after.startsWith(mark) &&
  (mark !== '*' || /(^|[^*])(\*|\*{3})$/.test(before)) &&
  (mark !== '*' || /^(\*|\*{3})([^*]|$)/.test(after));

const PREFIX_PATTERNS = { heading: /^#{1,6} +/, list: /^[-*+] +/, numbers: /^\d+[.)] +/, quote: /^> ?/ } as const;
type LineCommand = keyof typeof PREFIX_PATTERNS;

const BLOCK = '[ \\t]*(?:#{1,6} +|[-*+] +|\\d+[.)] +|> ?)';
/** Between paragraphs, items, headings and quotes, which no mark spans. */
const BLOCK_BREAK = new RegExp(`(\\n(?:[ \\t]*\\n)+|\\n(?=${BLOCK}))`);
const BLOCK_START = new RegExp(`^${BLOCK}`);

/** Without the spaces around the selection: next to a space, a mark is text. */
function trimSelection({ text, start, end }: EditedText): EditedText {
  const chosen = text.slice(start, end);
  if (chosen.trim() === '') return { text, start: end, end };
  const from = start + chosen.search(/\S/);
  return { text, start: from, end: from + chosen.trim().length };
}

const getLineStart = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1);

const isMarked = (part: string, mark: string): boolean => {
  const sign = mark.charAt(0);
  const [, before = '', inside = '', after = ''] =
    new RegExp(`^(\\${sign}*)([\\s\\S]*?)(\\${sign}*)$`).exec(part) ?? [];
  return inside !== '' && hasMarker(before, after, mark);
};

/** Each block of a selection, without its prefix. Separators and blank blocks stay. */
function mapBlocks(chosen: string, isAtLineStart: boolean, change: (part: string) => string): string {
  return chosen
    .split(BLOCK_BREAK)
    .map((part, place) => {
      if (place % 2 === 1 || part.trim() === '') return part;
      const [prefix = ''] = place > 0 || isAtLineStart ? (BLOCK_START.exec(part) ?? []) : [];
      const content = part.slice(prefix.length);
      const [, lead = '', words = '', trail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(content) ?? [];
      return words === '' ? part : prefix + lead + change(words) + trail;
    })
    .join('');
}

/** Marks each block, or removes the marks if all have them. */
function toggleBlocks({ text, start, end }: EditedText, mark: string): EditedText {
  const chosen = text.slice(start, end);
  const isAtLineStart = start === getLineStart(text, start);
  const parts: string[] = [];
  mapBlocks(chosen, isAtLineStart, (part) => {
    parts.push(part);
    return part;
  });
  const isOn = parts.every((part) => isMarked(part, mark));
  const made = mapBlocks(chosen, isAtLineStart, (part) => {
    if (isOn) return part.slice(mark.length, -mark.length);
    return isMarked(part, mark) ? part : mark + part + mark;
  });
  return { text: text.slice(0, start) + made + text.slice(end), start, end: start + made.length };
}

/** An empty selection gets a placeholder. */
function toggleMarker(edited: EditedText, mark: string, word: string): EditedText {
  const { text, start, end } = trimSelection(edited);
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const length = mark.length;
  if (hasMarker(before, after, mark)) {
    return { text: before.slice(0, -length) + chosen + after.slice(length), start: start - length, end: end - length };
  }
  const isOneBlock = chosen.split(BLOCK_BREAK).length === 1 && !BLOCK_START.test(chosen) && !isMarked(chosen, mark);
  if (!isOneBlock) return toggleBlocks({ text, start, end }, mark);
  const inside = chosen === '' ? word : chosen;
  return {
    text: before + mark + inside + mark + after,
    start: start + length,
    end: start + length + inside.length,
  };
}

/** Selects the missing part of `[text](address)`. */
function insertLink(edited: EditedText, words: EditPlaceholders): EditedText {
  const { text, start, end: to } = trimSelection(edited);
  // A link ends with its paragraph.
  const [chosen = ''] = text.slice(start, to).split(BLOCK_BREAK);
  const end = start + chosen.length;
  const label = chosen === '' ? words.text : chosen;
  const whole = `[${label}](${words.address})`;
  const from = chosen === '' ? start + 1 : start + label.length + 3;
  return {
    text: text.slice(0, start) + whole + text.slice(end),
    start: from,
    end: from + (chosen === '' ? label : words.address).length,
  };
}

const getPrefix = (command: LineCommand, place: number): string => {
  const prefixes = { heading: '## ', list: '- ', numbers: `${place + 1}. `, quote: '> ' } as const;
  return prefixes[command];
};

/** Removes the prefix if all lines have it. */
function togglePrefix({ text, start, end }: EditedText, command: LineCommand): EditedText {
  const from = getLineStart(text, start);
  const next = text.indexOf('\n', Math.max(from, start === end ? end : end - 1));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const pattern = PREFIX_PATTERNS[command];
  const isOn = lines.every((line) => pattern.test(line));
  const bare = (line: string): string =>
    Object.values(PREFIX_PATTERNS).reduce(
      (rest, other) => (other === PREFIX_PATTERNS.quote ? rest : rest.replace(other, '')),
      line,
    );
  const made = lines
    .map((line, place) => {
      if (isOn) return line.replace(pattern, '');
      return getPrefix(command, place) + (command === 'quote' ? line : bare(line));
    })
    .join('\n');
  const whole = text.slice(0, from) + made + text.slice(to);
  if (start !== end) return { text: whole, start: from, end: from + made.length };
  const cursor = Math.max(from, start + made.length - (to - from));
  return { text: whole, start: cursor, end: cursor };
}

export function editText(edited: EditedText, command: EditCommand, words: EditPlaceholders): EditedText {
  if (command === 'link') return insertLink(edited, words);
  if (command === 'bold' || command === 'italic' || command === 'code')
    return toggleMarker(edited, MARKERS[command], words.text);
  return togglePrefix(edited, command);
}

/** Continues a list or quote; null elsewhere. An empty item ends the list. */
export function continueLine({ text, start, end }: EditedText): EditedText | null {
  if (start !== end) return null;
  const from = getLineStart(text, start);
  const line = text.slice(from, start);
  const [whole, indent = '', mark = '', number = '', rest = ''] =
    /^(\s*)([-*+] +|> ?|(\d+)[.)] +)(.*)$/.exec(line) ?? [];
  if (whole === undefined) return null;
  if (rest === '') return { text: text.slice(0, from) + text.slice(start), start: from, end: from };
  const next = number === '' ? mark : mark.replace(number, String(Number.parseInt(number, 10) + 1));
  const added = `\n${indent}${next}`;
  return {
    text: text.slice(0, start) + added + text.slice(end),
    start: start + added.length,
    end: start + added.length,
  };
}

/** The smallest replacement. */
export function diffText(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
