/** As named in react-aria. */
export type ForcedState = 'hovered' | 'pressed' | 'focus-visible';

const pseudoClass: Readonly<Partial<Record<ForcedState, string>>> = {
  hovered: ':hover',
  'focus-visible': ':focus-visible',
};

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;

/** With the same specificity. */
function widenSelectors(rules: CSSRuleList, asked: string, mark: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(asked) && !rule.selectorText.includes(mark)) {
      rule.selectorText = rule.selectorText.replaceAll(asked, `:is(${asked}, ${mark})`);
    }
    if (isGroup(rule)) widenSelectors(rule.cssRules, asked, mark);
  }
}

/**
 * Shows several elements in a state that only one can have, by react-aria's attributes and extended `:hover` and `:focus-visible` rules.
 * @throws if a selector matches nothing
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
