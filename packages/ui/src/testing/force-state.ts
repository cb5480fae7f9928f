/** A forced interaction state, named as in react-aria. */
export type ForcedState = 'hovered' | 'pressed' | 'focus-visible';

const pseudoClass: Readonly<Partial<Record<ForcedState, string>>> = {
  hovered: ':hover',
  'focus-visible': ':focus-visible',
};

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;

/** Extends pseudo-class rules to forced elements with the same specificity. */
function widenSelectors(rules: CSSRuleList, asked: string, mark: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(asked) && !rule.selectorText.includes(mark)) {
      rule.selectorText = rule.selectorText.replaceAll(asked, `:is(${asked}, ${mark})`);
    }
    if (isGroup(rule)) widenSelectors(rule.cssRules, asked, mark);
  }
}

/**
 * Shows several elements in a state that only one can have at a time. Sets react-aria's state attributes and extends rules for `:hover`
 * and `:focus-visible`; that real events have the same effect is tested in each component's stories.
 * @throws if a selector matches nothing, because its state would not be shown
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
