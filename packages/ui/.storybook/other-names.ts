// Sidebar search finds pages by their other names: "dialog" finds Modal.
import { createElement, useEffect } from 'react';
import { type API_PreparedStoryIndex, addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { otherNames } from '../src/other-names.ts';
import { getFolder } from './get-folder.ts';

/** Search looks through the headings of a docs page (`experimentalSearchDocsHeadings`), so the names become headings. */
const hasNames = ({ entries }: API_PreparedStoryIndex) =>
  Object.values(entries).some(
    (entry) => entry.type === 'docs' && entry.anchors?.some(({ id }) => id === 'other-name-0'),
  );

function addNames(index: API_PreparedStoryIndex): API_PreparedStoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    if (entry.type !== 'docs') return [id, entry] as const;
    const anchors = (otherNames[getFolder(entry.importPath)] ?? []).map((title, at) => ({
      id: `other-name-${at}`,
      title,
    }));
    return [id, { ...entry, anchors }] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/** Again after each change of the index, as while stories are edited. */
function OtherNames() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    if (index && !hasNames(index)) void api.setIndex(addNames(index));
  }, [api, index]);
  return null;
}

/** Without JSX, which needs a global `React` in Storybook's manager. */
export const registerOtherNames = () =>
  addons.register('boostdesk/other-names', () => {
    addons.add('boostdesk/other-names/tool', {
      type: types.TOOL,
      title: 'Other names',
      render: () => createElement(OtherNames),
    });
  });
