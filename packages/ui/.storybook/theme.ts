// Storybook's theme in the product's colours and fonts.
import { create } from 'storybook/theming';
import { markPaths } from '../src/brand-mark/mark-paths.ts';
import { type ColorToken, colors, scales, type Theme } from '../src/tokens/tokens.ts';

const px = (radius: string) => Number.parseInt(radius, 10);

/** Storybook accepts HTML as title where no image is set; an image could not use Inter. */
const createBrandTitle = (color: string) => {
  const paths = markPaths.map(({ d, opacity }) => `<path d="${d}" opacity="${opacity}"/>`).join('');
  const mark = `<svg width="24" height="24" viewBox="0 0 24 24" fill="${color}" aria-hidden="true">${paths}</svg>`;
  return `<span style="display:flex;gap:8px;align-items:center;font-size:16px;font-weight:600">${mark} Boostdesk</span>`;
};

export function createStorybookTheme(theme: Theme) {
  const of = (token: ColorToken) => colors[token][theme];
  return create({
    base: theme,
    brandTitle: createBrandTitle(of('accent')),
    fontBase: scales.font,
    fontCode: scales.mono,
    appBg: of('bg-sunken'),
    appContentBg: of('bg'),
    appPreviewBg: of('bg'),
    appHoverBg: of('surface-3'),
    appBorderColor: of('border'),
    appBorderRadius: px(scales['r-control']),
    barBg: of('surface'),
    barTextColor: of('text-muted'),
    barHoverColor: of('text'),
    barSelectedColor: of('accent'),
    textColor: of('text'),
    textMutedColor: of('text-muted'),
    colorPrimary: of('accent-solid'),
    colorSecondary: of('accent'),
    buttonBg: of('surface-control'),
    buttonBorder: of('border'),
    booleanBg: of('surface-3'),
    booleanSelectedBg: of('surface-active'),
    inputBg: of('surface'),
    inputBorder: of('border-strong'),
    inputTextColor: of('text'),
    inputBorderRadius: px(scales['r-control']),
  });
}

/** What the theme can't set: the sidebar marks the current page as the product's own does. */
export function createManagerStyles(theme: Theme): string {
  const of = (token: ColorToken) => colors[token][theme];
  return `
    .sidebar-container .sidebar-item[data-selected='true'] {
      background: ${of('surface-3')};
      box-shadow: inset 2px 0 0 ${of('accent')};
      color: ${of('text')};
    }
    .sidebar-container .sidebar-item[data-nodetype] svg { color: ${of('text-muted')}; }
    .sidebar-container .sidebar-item[data-selected='true'] svg { color: ${of('accent')}; }
    .sidebar-container .sidebar-subheading { color: ${of('text-muted')}; }
  `;
}

/** Lazy, because some importers have no window. */
export const queryPrefersLight = () => window.matchMedia('(prefers-color-scheme: light)');
