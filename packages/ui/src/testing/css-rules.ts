export interface CssDeclaration {
  readonly line: number;
  readonly property: string;
  readonly value: string;
}

/** `path` lists the preludes from the outermost to its own. */
export interface CssRule {
  readonly path: readonly string[];
  readonly outer: CssRule | undefined;
  readonly declarations: readonly CssDeclaration[];
}

/** Rules in order, nested ones after their parents. Does not support braces in strings. */
export function parseCssRules(css: string): CssRule[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const rules: (CssRule & { declarations: CssDeclaration[] })[] = [];
  let open: (typeof rules)[number] | undefined;
  for (const { 0: token, index, groups } of plain.matchAll(
    /\s*(?:(?<property>[a-z-]+)\s*:\s*(?<value>[^;{}]+)(?:;|(?=\}))|(?<prelude>[^;{}]*)\{|(?<end>\})|[^;{}]*;)/g,
  )) {
    const { property, value, prelude, end } = groups ?? {};
    const line = plain.slice(0, index + token.search(/\S/)).split('\n').length;
    if (end !== undefined) open = open?.outer as typeof open;
    else if (prelude !== undefined) {
      open = {
        path: [...(open?.path ?? []), prelude.trim().replaceAll(/\s+/g, ' ')],
        outer: open,
        declarations: [],
      };
      rules.push(open);
    } else if (property !== undefined) {
      open?.declarations.push({ line, property, value: (value ?? '').trim().replaceAll(/\s+/g, ' ') });
    }
  }
  return rules;
}
