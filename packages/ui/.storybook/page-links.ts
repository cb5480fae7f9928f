import { getFolder } from './get-folder.ts';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
}

interface PageLink {
  readonly name: string;
  /** For `target="_top"`, because a docs page is in a frame. */
  readonly href: string;
}

/** Storybook's index in the page; the folder of a component is in the path of its stories. */
function listEntries(): readonly Entry[] {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as {
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: { storyIndex?: { entries?: Readonly<Record<string, Entry>> } } };
  };
  return Object.values(preview?.storyStoreValue?.storyIndex?.entries ?? {});
}

export const listPageLinks = (folders: readonly string[]): PageLink[] =>
  folders.flatMap((folder) => {
    const page = listEntries().find(({ type, importPath }) => type === 'docs' && getFolder(importPath) === folder);
    return page ? [{ name: page.title.split('/').at(-1) ?? folder, href: `./?path=/docs/${page.id}` }] : [];
  });
