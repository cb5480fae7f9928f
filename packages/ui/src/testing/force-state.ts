/** How an element looks while a pointer or the focus is on it, as react-aria calls it. */
export type ForcedState = 'hovered' | 'pressed' | 'focus-visible';

const pseudoClass: Readonly<Partial<Record<ForcedState, string>>> = {
  hovered: ':hover',
  'focus-visible': ':focus-visible',
};

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;

/** A rule that asks the browser itself holds for what is held, too; it counts as much as before. */
function widenSelectors(rules: CSSRuleList, asked: string, mark: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(asked) && !rule.selectorText.includes(mark)) {
      rule.selectorText = rule.selectorText.replaceAll(asked, `:is(${asked}, ${mark})`);
    }
    if (isGroup(rule)) widenSelectors(rule.cssRules, asked, mark);
  }
}

/**
 * Several elements look at once as each does while a pointer or the focus is on it. There is one of either, so no event does that: what
 * react-aria would say of each is written on it by hand, and the rules that ask the browser (`:hover`, `:focus-visible`) are widened to
 * them. That a real event brings the look, the story of each component shows.
 * @throws where a selector finds nothing: its look would be shown by no one
 */
export function forceState(canvas: HTMLElement, state: ForcedState, selectors: readonly string[]): void {
  const asked = pseudoClass[state];
  const mark = `[data-held~='${state}']`;
  if (asked !== undefined) for (const sheet of document.styleSheets) widenSelectors(sheet.cssRules, asked, mark);
  for (const selector of selectors) {
    const found = canvas.querySelectorAll<HTMLElement>(selector);
    if (found.length === 0) throw new Error(`No ${selector} to be ${state}`);
    for (const element of found) {
      element.setAttribute(`data-${state}`, 'true');
      element.dataset.held = `${element.dataset.held ?? ''} ${state}`.trim();
    }
  }
}
